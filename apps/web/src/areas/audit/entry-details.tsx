import type { AuditEntry } from '@campus/contracts/audit';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatExact } from '../../lib/format.ts';
import { actorName } from './audit-words.ts';
import { ChangeList } from './change-list.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';

/** The facts of an entry, and what it changed. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  return (
    <chakra.div display="grid" gap={6}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="6rem minmax(0, 1fr)"
        columnGap={3}
        rowGap={2.5}
        textStyle="sm"
      >
        <Fact term="When">{formatExact(entry.at)}</Fact>
        <Fact term="Who">{actorName(entry)}</Fact>
        <Fact term="On whom">{entry.target.label || entry.target.id}</Fact>
        <Fact term="Outcome">
          <OutcomeBadge outcome={entry.outcome} />
        </Fact>
        {entry.reason && <Fact term="Reason">{entry.reason}</Fact>}
        <Fact term="Operation">
          <Code>{entry.operation}</Code>
        </Fact>
        <Fact term="Request">
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap={1}>
            <Code>{entry.requestId}</Code>
            <CopyButton value={entry.requestId} label="Copy the request id" />
          </chakra.span>
        </Fact>
      </chakra.dl>
      <ChangeList entry={entry} />
    </chakra.div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{term}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </>
  );
}

const Code = chakra('code', { base: { fontFamily: 'mono', textStyle: 'xs' } });
