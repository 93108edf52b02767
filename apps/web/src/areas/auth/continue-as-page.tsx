import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'wouter';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { useShownSession } from '../../shell/use-shown-session.ts';
import { trpc } from '../../trpc.ts';

/**
 * Asks whether to continue as the person of a link's session token. Nothing changes before the answer: an
 * attacker may have sent the link to make the visitor work as someone else.
 */
export function ContinueAsPage({ sessionToken, onDone }: { sessionToken: string; onDone: () => void }) {
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const signedIn = useSignedIn();
  const [, navigate] = useLocation();
  const session = useShownSession();
  const failed = (error: unknown) => {
    notify.error(error);
    onDone();
  };
  const owner = useOnce(async () => {
    try {
      return (await client.auth.tokenOwner.mutate({ sessionToken })).user;
    } catch (error) {
      failed(error);
      throw error;
    }
  });
  const become = trpc.auth.become.useMutation({
    onSuccess: ({ user }) => signedIn(user),
    onError: failed,
  });
  if (!owner || 'error' in owner || session.isPending)
    return <Loading fullPage label={text('signIn.busy')} />;

  const { email, displayName } = owner.value;
  const name = displayName || email;
  const present = session.data?.user;
  return (
    <CenteredCard title={text('continueAs.title', { name })} description={<bdi>{email}</bdi>}>
      <chakra.div display="grid" gap={4}>
        <chakra.p overflowWrap="anywhere">{text('continueAs.reason', { email })}</chakra.p>
        {present && present.email !== email && (
          <chakra.p overflowWrap="anywhere">{text('continueAs.other', { email: present.email })}</chakra.p>
        )}
        <chakra.div display="grid" gap={2}>
          <BusyButton busy={become.isPending} onClick={() => become.mutate({ sessionToken })}>
            {text('continueAs.continue', { name })}
          </BusyButton>
          <Button
            variant="outline"
            disabled={become.isPending}
            onClick={() => (present ? navigate(paths.accounts, { replace: true }) : onDone())}
          >
            {text('action.cancel')}
          </Button>
        </chakra.div>
      </chakra.div>
    </CenteredCard>
  );
}
