import { accountMessages } from './account-messages.ts';
import { firstMessages } from './first-messages.ts';
import { visitorMessages } from './visitor-messages.ts';

/** Every text that every layer says, by its key. */
export const sharedMessages = { ...firstMessages, ...visitorMessages, ...accountMessages } as const;
