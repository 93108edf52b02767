import type { AuditEntry } from '@campus/contracts/audit/audit';
import { reasonText } from '@campus/contracts/core/reasons';
import { constantText, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { actorName, targetName } from '../../features/audit-words/audit-words.ts';
import { OutcomeBadge } from '../../features/audit-words/outcome-badge.tsx';
import { formatExact } from '../../lib/format.ts';
import { ChangeList } from './change-list.tsx';
import { EntityName } from './entity-name.tsx';
import { FilterByButton } from './filter-by-button.tsx';
import type { AuditPatch } from './use-audit.ts';

/** The facts of an entry, and its changes. */
export function EntryDetails({
  entry,
  onFilter,
}: {
  entry: AuditEntry;
  onFilter: (patch: AuditPatch) => void;
}) {
  const { actor, target } = entry;
  return (
    <chakra.div display="grid" gap={6}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="6rem minmax(0, 1fr)"
        columnGap={3}
        rowGap={2.5}
        textStyle="sm"
      >
        <Fact term={text('audit.when')}>
          <time dateTime={entry.at}>{formatExact(entry.at)}</time>
        </Fact>
        <Fact term={text('audit.who')}>
          <EntityName stacked name={actorName(actor)} detail={actor?.email} personId={personActing(entry)}>
            {actor && (
              <FilterByButton
                label={text('audit.onlyActor', { name: actorName(actor) })}
                onPress={() => onFilter({ actor: actor.id })}
              />
            )}
          </EntityName>
        </Fact>
        <Fact term={constantText(`audit.target.${target.type}`) ?? text('audit.about')}>
          <EntityName stacked name={targetName(target)} detail={target.label} personId={personMeant(entry)}>
            {target.id && (
              <FilterByButton
                label={text('audit.onlyTarget', { name: targetName(target) })}
                onPress={() => onFilter({ target: target.id })}
              />
            )}
          </EntityName>
        </Fact>
        <Fact term={text('audit.outcome')}>
          <OutcomeBadge outcome={entry.outcome} />
        </Fact>
        {entry.reason && <Fact term={text('audit.reason')}>{reasonText(entry)}</Fact>}
        <Fact term={text('audit.operation')}>
          <Code>{entry.operation}</Code>
        </Fact>
        <Fact term={text('audit.request')}>
          <Code>{entry.requestId}</Code>
          <CopyButton value={entry.requestId} label={text('audit.request.copy')} />
        </Fact>
      </chakra.dl>
      <ChangeList entry={entry} />
    </chakra.div>
  );
}

/** The user who acted, if the account knows their name; of a credential, the email is no address. */
function personActing({ actor }: AuditEntry): string | undefined {
  return actor?.email.includes('@') && actor.name !== '' ? actor.id : undefined;
}

/** The member or user who was acted on, if they still exist. */
function personMeant({ target: { type, id, name } }: AuditEntry): string | undefined {
  return (type === 'member' || type === 'user') && name !== '' ? id : undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{term}</chakra.dt>
      <chakra.dd display="flex" flexWrap="wrap" alignItems="center" columnGap={1} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

const Code = chakra('code', { base: { fontFamily: 'mono', textStyle: 'xs' } });
