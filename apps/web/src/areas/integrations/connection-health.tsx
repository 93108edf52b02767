import { text } from '@campus/contracts/core/text';
import type { ConnectionHealth, VendorCall } from '@campus/contracts/integrations/integrations';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import { outcomeText } from './outcome-text.ts';

const looks = { unknown: 'neutral', working: 'success', failing: 'error' } as const;

/** The health of a connection: state, last success, last error, and a dialog with the last calls. */
export function ConnectionHealthLine({ health }: { health: ConnectionHealth }) {
  const [open, setOpen] = useState(false);
  const { state, lastSuccess, lastFailure, calls, connection } = health;
  return (
    <chakra.div display="grid" gap={1} justifyItems="start">
      <StatusBadge look={looks[state]}>{text(`integrations.health.${state}`)}</StatusBadge>
      <chakra.p color="fg.muted">
        {text('integrations.health.lastSuccess')}{' '}
        {lastSuccess ? <TimeText value={lastSuccess} withTime /> : text('integrations.health.never')}
      </chakra.p>
      {lastFailure && (
        <chakra.p color="fg.muted">
          {text('integrations.health.lastFailure')} {outcomeText(lastFailure)}{' '}
          <TimeText value={lastFailure.at} withTime />
        </chakra.p>
      )}
      <Button size="xs" variant="ghost" ms={-2} onClick={() => setOpen(true)}>
        {text('integrations.health.calls')}
      </Button>
      {open && (
        <SmallDialog
          title={text('integrations.health.callsOf', {
            connection: text(`integrations.connection.${connection}`),
          })}
          running={false}
          onClose={() => setOpen(false)}
        >
          <Dialog.Body>
            <Calls calls={calls} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setOpen(false)}>{text('action.close')}</Button>
          </Dialog.Footer>
        </SmallDialog>
      )}
    </chakra.div>
  );
}

function Calls({ calls }: { calls: readonly VendorCall[] }) {
  if (calls.length === 0) return <p>{text('integrations.health.none')}</p>;
  return (
    <chakra.ul listStyleType="none" display="grid" gap={2} maxH="50vh" overflowY="auto" textStyle="sm">
      {calls.map((call) => (
        <li key={call.at}>
          {text('integrations.call', {
            operation: text(`integrations.operation.${call.operation}`),
            outcome: outcomeText(call),
            latency: formatNumber(call.latency),
          })}{' '}
          <TimeText value={call.at} withTime />
        </li>
      ))}
    </chakra.ul>
  );
}
