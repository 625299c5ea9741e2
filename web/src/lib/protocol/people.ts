/** People: who they are, how to reach them, how strong they are, whom they have met. */
import type { TablePage } from './lists';

/**
 * `GET /api/me`, `PUT /api/me` (`MyChange`). The first answer sets the identity cookie. `GET /api/me/export` is a file with
 * all that is kept about the person; `DELETE /api/me` deletes it, for good.
 */
export interface Me {
  /** Public: the person's page is `GET /api/people/{id}`. */
  id: string;
  name: string;
  language: string | null;
  /** The lab is there for them (`protocol/lab.ts`): only on a server that was started with it, and at its own machine. */
  lab?: true;
}

/** What is left out stays as it is. */
export interface MyChange {
  name?: string;
  language?: string | null;
}

/** `POST /api/me/code`: moves this person to another device, once; `POST /api/me/move` there takes `{ code }`. */
export interface MoveCode {
  /** `ABCD-EFGH-JKLM`; case, blanks and hyphens do not matter. */
  code: string;
  expires: string;
}

/** `GET`, `PUT /api/me/contact` (`ContactChange`): how to tell this person, when away, that it is their turn. */
export interface Contact {
  webhook: string | null;
  email: string | null;
  /** Mail is sent only once the address is confirmed, with the code mailed to it. */
  confirmed: boolean;
  /** This server can send mail. */
  mail: boolean;
}

export type ContactChange = Partial<Pick<Contact, 'webhook' | 'email'>>;

/** `GET /api/people/{id}` */
export interface PersonPage {
  id: string;
  name: string;
  since: string;
  /** Finished games by game and number of players. */
  record: { game: string; players: number; played: number; won: number }[];
  ratings: Rating[];
  /** Finished tables: the public ones, and all of them on one's own page. More: `GET /api/people/{id}/tables?after=`. */
  tables: TablePage;
  /** How whoever asks did against them. */
  against: Against[];
  /** Whoever asks may challenge them: the two have met, and neither has blocked the other. */
  challenge: boolean;
  /** Whoever asks has blocked them. */
  blocked: boolean;
}

/** `GET /api/me/blocked`; `PUT`, `DELETE /api/me/blocked/{person}` answer with `{ blocked }`. */
export interface BlockedPeople {
  people: { person: string; name: string }[];
}

/** Games at which two have met; what was neither won nor lost was shared. */
export interface Against {
  game: string;
  played: number;
  won: number;
  lost: number;
}

/** Somebody one has met. */
export interface Rival extends Against {
  person: string;
  name: string;
  /** When one last finished a game with them. */
  met: string;
}

/** `GET /api/me/rivals?after=`, the last one met first. */
export interface RivalPage {
  rivals: Rival[];
  next: string | null;
}

/** `GET /api/games/{game}/leaderboard?provisional=&after=`; `bots`: how strong ours are, beside them. */
export interface Leaderboard {
  leaders: { rank: number; person: string; name: string; rating: Rating }[];
  next: string | null;
  bots: BotRating[];
}

export interface Rating {
  game: string;
  /** Newcomers are at 1,500; of two who are 400 apart the stronger wins ten times as often. */
  rating: number;
  /** Nineteen times out of twenty the truth is no farther off. */
  margin: number;
  /** So few games were played that it is little more than a guess. */
  provisional: boolean;
  /** Rated games. */
  played: number;
}

/** `GET /api/ratings`: how strong each of our bots is at each game. */
export interface BotRating {
  bot: string;
  rating: Rating;
}
