import { emailData } from '@campus/contracts/invitations/invitations';
import { defaultButtonText } from '@campus/domain/invitations/invitations';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';

/** The part of an invitation form that concerns the email. */
export interface WithEmail {
  emailData?: z.input<typeof emailData> | undefined;
}

const draft = accountDraft('invitationEmail', emailData);

/**
 * The email texts that this tab last used in the account, so that they need not be typed for every
 * invitation.
 */
export function readEmailDraft(accountId: string): z.output<typeof emailData> {
  return draft.read(accountId) ?? emailData.parse({ buttonText: defaultButtonText });
}

/** Stores the email texts for the next form. */
export function storeEmailDraft(accountId: string, email: z.input<typeof emailData>): void {
  draft.keep(accountId, email);
}

/** Stores the email texts of a form whenever they change, for the next form. */
export function useStoredEmailDraft(
  { subscribe }: Pick<UseFormReturn<WithEmail>, 'subscribe'>,
  accountId: string,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeEmailDraft(accountId, values.emailData ?? {}),
      }),
    [subscribe, accountId],
  );
}
