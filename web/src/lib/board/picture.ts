/** A board that is a picture of one: it hears no keys and cannot be moved. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('picture');

/** What is drawn within this component is a picture. */
export const inPicture = (): void => void setContext(KEY, true);

export const isPicture = (): boolean => getContext(KEY) === true;
