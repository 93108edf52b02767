import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/messages';
import { forgotPassword } from '@campus/contracts/passwords/passwords';
import { useLocation } from 'wouter';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { EmailField } from '../../components/form/email-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { usePreviousPage } from '../../lib/previous-page.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/** Asks for the email with the link to a new password. */
export function ForgotPasswordPage() {
  const form = useContractForm(forgotPassword.input, { email: '' });
  const back = usePreviousPage() ?? paths.login;
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutateAsync } = trpc.auth.forgotPassword.useMutation();
  return (
    <CenteredCard
      title={text('password.forgot.title')}
      description={text('password.forgot.help')}
      footer={<TextLink href={back}>{text('action.back')}</TextLink>}
    >
      <Form
        form={form}
        label={text('password.forgot.title')}
        onSubmit={async (values) => {
          await mutateAsync(values);
          notify.success(text('password.forgot.sent'));
          navigate(back, { replace: true });
        }}
      >
        <EmailField form={form} name="email" autoFocus />
        <SubmitButton form={form} size="lg" mt={1}>
          {text('password.reset')}
        </SubmitButton>
      </Form>
    </CenteredCard>
  );
}
