import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/invitations/join-page-messages';
import { text } from '@campus/contracts/core/text';
import type { SenderLinkState } from '@campus/contracts/senders/senders';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Loading } from '../../components/feedback/loading.tsx';
import { TwoStepButton } from '../../components/feedback/two-step-button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';
import { Support } from './joining/support.tsx';

const titles: Record<SenderLinkState, () => string> = {
  asked: () => text('senders.mail.title'),
  accepted: () => text('sender.accepted'),
  withdrawn: () => text('sender.withdrawn'),
};

/**
 * The page linked in the mail to a sender address's owner. Shows the state, with a button to accept or
 * withdraw. Opening the page changes nothing.
 */
export function SenderPage({ code }: { code: string }) {
  const link = trpc.senders.link.useQuery({ code }, { refetchOnWindowFocus: false });
  const utils = trpc.useUtils();
  const onSuccess = () => utils.senders.link.invalidate({ code });
  const acceptance = trpc.senders.accept.useMutation({ onSuccess });
  const withdrawal = trpc.senders.withdraw.useMutation({ onSuccess });

  if (link.isPending) return <Loading fullPage />;
  if (!link.data) return <LinkFailure error={link.error} onRetry={() => void link.refetch()} />;
  const { email, organizationName: organization, state } = link.data;
  const failure = acceptance.error ?? withdrawal.error;
  return (
    <CenteredCard
      title={titles[state]()}
      takesFocus={acceptance.isSuccess || withdrawal.isSuccess}
      description={<span role="status">{detail(state, { email, organization })}</span>}
      footer={<Support />}
    >
      <chakra.div display="grid" gap={4}>
        <FormError message={failure ? describeError(failure).message : undefined} />
        {state === 'asked' && (
          <TwoStepButton
            key={state}
            label={text('senders.mail.button')}
            question={text('sender.accept.sure', { email })}
            confirmText={text('sender.accept.confirm')}
            busy={acceptance.isPending}
            onConfirm={() => acceptance.mutate({ code })}
          />
        )}
        {state === 'accepted' && (
          <TwoStepButton
            key={state}
            variant="outline"
            label={text('sender.withdraw')}
            question={text('sender.withdraw.sure', { email })}
            confirmText={text('sender.withdraw.confirm')}
            busy={withdrawal.isPending}
            onConfirm={() => withdrawal.mutate({ code })}
          />
        )}
        {state === 'withdrawn' && text('sender.close')}
      </chakra.div>
    </CenteredCard>
  );
}

function detail(state: SenderLinkState, words: { email: string; organization: string }): string {
  if (state === 'asked') return `${text('sender.asks', words)} ${text('sender.consequence')}`;
  if (state === 'accepted') return `${text('sender.acceptedDetail', words)} ${text('sender.keep')}`;
  return text('sender.withdrawnDetail', words);
}

/** Shown when a link is no longer valid or could not be checked. */
function LinkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = describeError(error);
  return (
    <CenteredCard title={text('sender.loadFailed')} description={message} footer={<Support />}>
      {code !== 'BAD_REQUEST' && (
        <Button w="full" variant="outline" onClick={onRetry}>
          {text('action.tryAgain')}
        </Button>
      )}
    </CenteredCard>
  );
}
