import { emailData } from '@campus/contracts/invitations';
import { defaultButtonText } from '@campus/domain/invitations';
import type * as z from 'zod';
import { readStored } from '../../lib/read-stored.ts';

export type EmailDraft = z.output<typeof emailData>;
const key = 'campus.invitationEmail';

/** The email's texts as this tab last had them, so that they need not be typed for every invitation. */
export function readEmailDraft(): EmailDraft {
  return readStored(sessionStorage, key, emailData) ?? emailData.parse({ buttonText: defaultButtonText });
}

export function keepEmailDraft(draft: z.input<typeof emailData>) {
  sessionStorage.setItem(key, JSON.stringify(draft));
}
