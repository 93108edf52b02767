import type { Translation } from './language.ts';
import { pageMessages } from './page-messages.ts';
import { sharedMessages } from './shared-messages.ts';

/**
 * The whole catalogue in English: what every other language translates.
 *
 * @internal Tests only: a page loads its own part of the catalogue.
 */
export const messages: Translation = { ...sharedMessages, ...pageMessages };
