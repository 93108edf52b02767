import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';

/**
 * The page linked in the mail to a new address. Opening it changes nothing. Its button, which only the person
 * who requested the change can press, makes the address the person's email.
 */
export function NewEmailPage({ code }: { code: string }) {
  const user = useUser();
  const { auth, accounts } = trpc.useUtils();
  const confirmation = trpc.auth.confirmEmailChange.useMutation({
    onSuccess: async (answer) => {
      auth.session.setData({}, answer);
      await Promise.all([auth.credentials.invalidate(), accounts.invalidate()]);
    },
  });
  if (confirmation.data)
    return (
      <CenteredCard
        title={text('email.confirm.done')}
        takesFocus
        description={text('email.confirm.now', { email: confirmation.data.user.email })}
      >
        <Button asChild w="full" size="lg">
          <Link href={paths.landing}>{text('verification.continue')}</Link>
        </Button>
      </CenteredCard>
    );
  const { error, isPending, mutate } = confirmation;
  return (
    <CenteredCard
      title={text('email.confirm.title')}
      description={text('email.confirm.ask', { email: user.email })}
      footer={<TextLink href={paths.logout}>{text('email.confirm.other')}</TextLink>}
    >
      <chakra.div display="grid" gap={4}>
        <FormError message={error ? describeError(error).message : undefined} />
        <BusyButton size="lg" busy={isPending} onClick={() => mutate({ code })}>
          {text('email.confirm.button')}
        </BusyButton>
      </chakra.div>
    </CenteredCard>
  );
}
