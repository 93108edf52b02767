import { emailData } from '@campus/contracts/invitations/invitations';
import { defaultButtonText } from '@campus/domain/invitations/invitations';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';

/** The email part of a form that invites. */
export interface WithEmail {
  emailData?: z.input<typeof emailData> | undefined;
}

const draft = accountDraft('invitationEmail', emailData);

/** The email's texts as this tab last had them for the account, so that they need not be typed for every invitation. */
export function readEmailDraft(accountId: string): z.output<typeof emailData> {
  return draft.read(accountId) ?? emailData.parse({ buttonText: defaultButtonText });
}

/** Keeps the email's texts for the next form. */
export function keepEmailDraft(accountId: string, email: z.input<typeof emailData>): void {
  draft.keep(accountId, email);
}

/** Keeps what a form says in the email for the next one. */
export function useKeptEmailDraft(
  { subscribe }: Pick<UseFormReturn<WithEmail>, 'subscribe'>,
  accountId: string,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepEmailDraft(accountId, values.emailData ?? {}),
      }),
    [subscribe, accountId],
  );
}
