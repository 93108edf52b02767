import { pageTexts } from '../core/catalogue.ts';

/** The texts shown above a page whose session ended. */
export const sessionPageMessages = pageTexts({
  'session.ended.title': 'Sign in again',
  'session.ended.kept': 'Your session has ended. What you entered on the page is still there.',
  'session.ended.elsewhere': 'Sign in another way (opens a new tab)',
  'session.ended.leave': 'Leave the page and sign out',
} as const);
