import '@campus/contracts/shell/session-messages';
import type { SessionUser } from '@campus/contracts/auth/auth';
import { signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { CredentialsFields } from '../components/form/credentials-fields.tsx';
import { Form } from '../components/form/form.tsx';
import { SubmitButton } from '../components/form/submit-button.tsx';
import { useContractForm } from '../components/form/use-contract-form.ts';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { TextLink } from '../components/layout/text-link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/**
 * Asks a person whose session ended to sign in again, over the page, which keeps what was entered. Signing in in
 * another tab, in any way, continues here too: the session is asked for again when this tab is shown.
 */
export function SessionEnded({ user }: { user: SessionUser }) {
  useTitle(text('session.ended.title'));
  const utils = trpc.useUtils();
  const form = useContractForm(signIn.input, { email: user.email, password: '', remember: false });
  const { mutateAsync } = trpc.auth.signIn.useMutation();
  return (
    <CenteredCard
      title={text('session.ended.title')}
      description={text('session.ended.kept')}
      footer={<TextLink href={paths.logout}>{text('session.ended.leave')}</TextLink>}
    >
      <chakra.div display="grid" gap={5}>
        <Form
          form={form}
          label={text('session.ended.title')}
          unexplained={text('auth.incorrect')}
          onSubmit={async (entered) => {
            await mutateAsync(entered);
            await utils.invalidate();
          }}
        >
          <CredentialsFields form={form} emailGiven />
          <SubmitButton form={form} size="lg">
            {text('signIn.title')}
          </SubmitButton>
        </Form>
        <chakra.a
          href={paths.login}
          target="_blank"
          rel="noreferrer"
          justifySelf="start"
          textStyle="sm"
          fontWeight="medium"
          color="accent.fg"
          _hover={{ textDecoration: 'underline' }}
        >
          {text('session.ended.elsewhere')}
        </chakra.a>
      </chakra.div>
    </CenteredCard>
  );
}
