import { text } from '@campus/contracts/core/text';
import { resendVerification } from '@campus/contracts/verification/verification';
import { resendFailure, resendSuccess } from '@campus/domain/verification/verification';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { CredentialsFields } from '../../../components/form/credentials-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { trpc } from '../../../trpc.ts';
import { verificationSentence } from './verification-sentence.ts';

/**
 * Resends the verification email to a signed-out person, who proves ownership of the address with the
 * password.
 */
export function ResendVerificationForm() {
  const [open, setOpen] = useState(false);
  if (open) return <CredentialsForm />;
  return (
    <Button variant="plain" textStyle="sm" justifySelf="start" onClick={() => setOpen(true)}>
      {text('verification.resend')}
    </Button>
  );
}

function CredentialsForm() {
  const form = useContractForm(resendVerification.input, { email: '', password: '', world: '' });
  const notify = useNotify();
  const { mutateAsync } = trpc.verification.resend.useMutation();
  const resend = async (credentials: z.output<typeof resendVerification.input>) => {
    try {
      const { message } = await mutateAsync(credentials);
      notify.success(verificationSentence(resendSuccess(message)));
    } catch (error) {
      form.setError('root', { message: verificationSentence(resendFailure(describeError(error))) });
    }
  };
  return (
    <Form form={form} label={text('verification.resend')} onSubmit={resend}>
      <CredentialsFields form={form} />
      <SubmitButton form={form} variant="outline" size="lg">
        {text('verification.resend')}
      </SubmitButton>
    </Form>
  );
}
