import { emailData } from '@campus/contracts/invitations/invitations';
import { defaultButtonText } from '@campus/domain/invitations/invitations';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { readStored } from '../../lib/read-stored.ts';

/** The email part of a form that invites. */
export interface WithEmail {
  emailData?: z.input<typeof emailData> | undefined;
}

const key = 'campus.invitationEmail';

/** The email's texts as this tab last had them, so that they need not be typed for every invitation. */
export function readEmailDraft(): z.output<typeof emailData> {
  return readStored(sessionStorage, key, emailData) ?? emailData.parse({ buttonText: defaultButtonText });
}

/** Keeps what a form says in the email for the next one. */
export function useKeptEmailDraft({ subscribe }: Pick<UseFormReturn<WithEmail>, 'subscribe'>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values.emailData ?? {})),
      }),
    [subscribe],
  );
}
