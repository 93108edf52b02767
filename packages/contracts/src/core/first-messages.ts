import { authMessages } from '../auth/messages.ts';
import { signInMessages } from '../auth/sign-in-messages.ts';
import { shellMessages } from '../shell/messages.ts';
import { verificationMessages } from '../verification/messages.ts';
import { shareTexts } from './catalogue.ts';
import { commonMessages } from './common-messages.ts';

/** English texts from every layer that the first page may show. */
export const firstMessages = shareTexts({
  ...shellMessages,
  ...commonMessages,
  ...authMessages,
  ...signInMessages,
  ...verificationMessages,
} as const);
