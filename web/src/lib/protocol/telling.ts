/** What is to be said, before any language: a message with what it is given, or several made into one text. */
export type Telling =
  | string
  | number
  | [message: string, given: Record<string, Telling>]
  | { joined: Telling[]; by: string }
  | { either: Telling[] }
  | { capital: Telling };
