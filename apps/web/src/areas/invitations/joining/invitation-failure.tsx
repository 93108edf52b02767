import { text } from '@campus/contracts/core/text';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, Redirect } from 'wouter';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import type { HistoryNotice } from '../../../lib/history-notice.ts';
import { paths } from '../../../paths.ts';
import { JoinFrame } from './join-frame.tsx';
import { Support } from './support.tsx';

const refusals = ['BAD_REQUEST', 'CONFLICT', 'FORBIDDEN'];

/** Shown when an invitation does not exist, can no longer be accepted, or failed to load. */
export function InvitationFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, key, message, requestId } = describeError(error);
  if (code === 'NOT_FOUND') {
    const notice = key === 'invitations.linkEnded' ? message : text('join.unknown');
    return <Redirect to={paths.notFound} replace state={{ notice } satisfies HistoryNotice} />;
  }
  if (code !== undefined && refusals.includes(code)) return <InvitationOver reason={message} />;
  return (
    <CenteredCard title={text('invitations.loadFailed')} description={message} footer={<Support />}>
      <Button w="full" variant="outline" onClick={onRetry}>
        {text('action.tryAgain')}
      </Button>
      {requestId && (
        <chakra.p mt={4} textStyle="xs" color="fg.subtle">
          <Sentence text={(id) => text('request.id', { id })}>
            <chakra.code fontFamily="mono">{requestId}</chakra.code>
          </Sentence>
        </chakra.p>
      )}
    </CenteredCard>
  );
}

/** An invitation that can no longer be used. */
export function InvitationOver({ reason, account }: { reason: string; account?: InvitationData['account'] }) {
  return (
    <JoinFrame account={account} title={text('join.over')} description={reason}>
      <Button asChild w="full" variant="outline">
        <Link href={paths.landing}>{text('join.start')}</Link>
      </Button>
    </JoinFrame>
  );
}
