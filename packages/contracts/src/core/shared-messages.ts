import { accountMessages } from './account-messages.ts';
import { visitorMessages } from './messages.ts';

/** Every text that every layer says, by its key. */
export const sharedMessages = { ...visitorMessages, ...accountMessages } as const;
