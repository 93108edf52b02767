import { everywhere, type Translation } from '../messages.ts';
import { profilePageMessages } from './profile-page.ts';

/** The whole catalogue in English: what every other language translates. */
export const messages: Translation = { ...everywhere, ...profilePageMessages };
