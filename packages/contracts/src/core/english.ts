import { everywhere, type Translation } from './messages.ts';
import { pageMessages } from './page-messages.ts';

/** The whole catalogue in English: what every other language translates. */
export const messages: Translation = { ...everywhere, ...pageMessages };
