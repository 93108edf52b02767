import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { forgotPassword } from '@campus/contracts/passwords/passwords';
import { useState } from 'react';
import { EmailField } from '../../components/form/email-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { useCarriedEmail, usePreviousPage } from '../../lib/previous-page.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { ResetSent } from './passwords/reset-sent.tsx';

/** Requests the email with a password reset link. */
export function ForgotPasswordPage() {
  const form = useContractForm(forgotPassword.input, { email: useCarriedEmail() });
  const back = usePreviousPage() ?? paths.login;
  const { mutateAsync } = trpc.auth.forgotPassword.useMutation();
  const [sent, setSent] = useState<{ email: string; minutes: number | null }>();
  if (sent) return <ResetSent {...sent} back={back} onOther={() => setSent(undefined)} />;
  return (
    <CenteredCard
      title={text('password.forgot.title')}
      description={text('password.forgot.help')}
      footer={
        <TextLink href={back} state={{ email: form.getValues('email') }}>
          {text('action.back')}
        </TextLink>
      }
    >
      <Form
        form={form}
        label={text('password.forgot.title')}
        onSubmit={async (values) => setSent({ ...values, ...(await mutateAsync(values)) })}
      >
        <EmailField form={form} name="email" autoFocus />
        <SubmitButton form={form} size="lg" mt={1}>
          {text('password.reset')}
        </SubmitButton>
      </Form>
    </CenteredCard>
  );
}
