import type { AuditEntry } from '@campus/contracts/audit';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { TimeText } from '../../components/time-text.tsx';
import { actorName, operationWords } from './audit-words.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

export const auditColumns: readonly DataColumn<AuditEntry, 'at'>[] = [
  { id: 'when', header: 'When', sort: 'at', cell: (entry) => <TimeText value={entry.at} withTime /> },
  { id: 'who', header: 'Who', cell: actorName },
  {
    id: 'what',
    header: 'What',
    cell: (entry) => (
      <chakra.button type="button" data-cell-control="" tabIndex={-1} fontWeight="medium">
        {operationWords(entry.operation)}
      </chakra.button>
    ),
  },
  { id: 'target', header: 'On whom', cell: (entry) => entry.target.label },
  { id: 'outcome', header: 'Outcome', cell: (entry) => <OutcomeBadge outcome={entry.outcome} /> },
];
