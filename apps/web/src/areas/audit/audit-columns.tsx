import type { AuditEntry } from '@campus/contracts/audit/audit';
import { operationText } from '@campus/contracts/audit/operation-text';
import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { actorName, targetName } from '../../features/audit-words/audit-words.ts';
import { changeSummary } from '../../features/audit-words/changes.ts';
import { OutcomeBadge } from '../../features/audit-words/outcome-badge.tsx';
import { EntityName } from './entity-name.tsx';
import { FilterByButton } from './filter-by-button.tsx';
import type { AuditPatch } from './use-audit.ts';

/** The columns of the audit log. The icons beside a person or an object filter the list by it. */
export function auditColumns(onChange: (patch: AuditPatch) => void): DataColumn<AuditEntry, 'at'>[] {
  return [
    {
      id: 'when',
      header: text('audit.when'),
      sort: 'at',
      cell: (entry) => <TimeText value={entry.at} withTime />,
    },
    { id: 'who', header: text('audit.who'), cell: (entry) => <Who entry={entry} onChange={onChange} /> },
    {
      id: 'what',
      header: text('audit.what'),
      cell: (entry) => (
        <chakra.button type="button" data-cell-control="" tabIndex={-1} textAlign="start" fontWeight="medium">
          {operationText(entry.operation)}
        </chakra.button>
      ),
    },
    {
      id: 'outcome',
      header: text('audit.outcome'),
      cell: (entry) => <OutcomeBadge outcome={entry.outcome} />,
    },
    {
      id: 'about',
      header: text('audit.about'),
      cell: (entry) => <About entry={entry} onChange={onChange} />,
    },
    {
      id: 'details',
      header: text('audit.details'),
      cell: (entry) => <chakra.bdi color="fg.muted">{reasonText(entry) || changeSummary(entry)}</chakra.bdi>,
    },
  ];
}

interface CellProps {
  entry: AuditEntry;
  onChange: (patch: AuditPatch) => void;
}

function Who({ entry: { actor }, onChange }: CellProps) {
  const name = actorName(actor);
  return (
    <EntityName name={name} detail={actor?.email}>
      {actor && (
        <Only label={text('audit.onlyActor', { name })} onPress={() => onChange({ actor: actor.id })} />
      )}
    </EntityName>
  );
}

function About({ entry: { target }, onChange }: CellProps) {
  const name = targetName(target);
  return (
    <EntityName name={name} detail={target.label}>
      {target.id && (
        <Only label={text('audit.onlyTarget', { name })} onPress={() => onChange({ target: target.id })} />
      )}
    </EntityName>
  );
}

/** Visible when the row is hovered, and always on devices without a pointer. */
function Only(button: { label: string; onPress: () => void }) {
  return (
    <chakra.span flexShrink={0} css={revealed}>
      <FilterByButton {...button} tabIndex={-1} />
    </chakra.span>
  );
}

const revealed = {
  '@media (hover: hover) and (min-width: 40rem)': {
    opacity: 0,
    'tr:hover &, &:focus-within': { opacity: 1 },
  },
};
