import '@campus/contracts/sso/failure-messages';
import { text } from '@campus/contracts/core/text';
import type { SsoFailure } from '@campus/contracts/sso/sso';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** Opens the latest failed single sign-ons of the account: when, who, why, and what to do. */
export function FailedSignOns({ accountId }: { accountId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {text('ssoFailures.title')}
      </Button>
      {open && (
        <SmallDialog title={text('ssoFailures.title')} running={false} onClose={() => setOpen(false)}>
          <Dialog.Body display="grid" gap={4}>
            <chakra.p color="fg.muted">{text('ssoFailures.about')}</chakra.p>
            <Failures accountId={accountId} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setOpen(false)}>{text('action.close')}</Button>
          </Dialog.Footer>
        </SmallDialog>
      )}
    </>
  );
}

function Failures({ accountId }: { accountId: string }) {
  const { data, error, refetch } = trpc.sso.failures.useQuery({ accountId });
  if (!data)
    return (
      <LoadingOrError
        error={error}
        sentence={(reason) => text('ssoFailures.failed', { reason })}
        onRetry={() => void refetch()}
      />
    );
  if (data.items.length === 0) return <p>{text('ssoFailures.none')}</p>;
  return (
    <chakra.ul
      aria-label={text('ssoFailures.title')}
      listStyleType="none"
      display="grid"
      gap={4}
      maxH="50vh"
      overflowY="auto"
      textStyle="sm"
      // A scrollable list must be reachable by keyboard.
      tabIndex={0}
    >
      {data.items.map((failure) => (
        <FailedSignOn key={`${failure.at} ${failure.cause} ${failure.email}`} failure={failure} />
      ))}
    </chakra.ul>
  );
}

/**
 * One failed single sign-on: the person, the reason, the next step, and the request id to search the log for.
 */
function FailedSignOn({ failure }: { failure: SsoFailure }) {
  const { at, providerName: provider, email, cause, code, times, requestId } = failure;
  return (
    <chakra.li display="grid" gap={1} overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        {email === ''
          ? text('ssoFailures.unknownPerson', { provider })
          : text('ssoFailures.person', { email, provider })}
      </chakra.p>
      <p>{text(`ssoFailures.cause.${cause}`)}</p>
      <p>{text(`ssoFailures.advice.${cause}`)}</p>
      <chakra.p color="fg.muted">
        {text('ssoFailures.last')} <TimeText value={at} withTime />{' '}
        {times > 1 && `${text('ssoFailures.times', { count: formatNumber(times) })} `}
        {code !== '' && `${text('ssoFailures.errorCode', { code })} · `}
        {text('ssoFailures.request', { id: requestId })}
      </chakra.p>
    </chakra.li>
  );
}
