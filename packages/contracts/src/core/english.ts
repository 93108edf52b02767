import type { Translation } from './language.ts';
import { pageMessages } from './page-messages.ts';
import { sharedMessages } from './shared-messages.ts';

/**
 * The whole catalog in English, which every other language translates.
 *
 * @internal Tests only: a page loads its own part of the catalog.
 */
export const messages: Translation = { ...sharedMessages, ...pageMessages };
