import { accountMessages } from './account-messages.ts';
import { firstMessages } from './first-messages.ts';
import { visitorMessages } from './visitor-messages.ts';

/** Every text that every layer uses, by key. */
export const sharedMessages = { ...firstMessages, ...visitorMessages, ...accountMessages } as const;
