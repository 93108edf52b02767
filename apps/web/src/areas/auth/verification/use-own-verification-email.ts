import type { getVerification } from '@campus/contracts/verification/verification';
import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod';
import { trpc } from '../../../trpc.ts';
import { type Resend, useResend } from './use-resend.ts';

/** Sends the person's own verification email: on request, and once by itself when it is due. */
export function useOwnVerificationEmail(
  accountId: string,
  { email, serverConfigName, emailDue }: z.output<typeof getVerification.output>,
): Resend {
  const { verification } = trpc.useUtils();
  const { mutateAsync } = trpc.verification.resendOwn.useMutation();
  const resend = useResend(() => mutateAsync({ world: serverConfigName }), { announce: true });
  const sendIfDue = useEffectEvent(() => {
    // The present value, not the drawn one: effects may run twice.
    if (!verification.get.getData({ accountId })?.emailDue) return;
    verification.get.setData({ accountId }, (known) => known && { ...known, emailDue: false });
    void resend.send(email);
  });
  useEffect(() => {
    if (emailDue) sendIfDue();
  }, [emailDue]);
  return resend;
}
