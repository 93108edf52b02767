import { operationText } from '@campus/contracts/audit/operation-text';
import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { TimelineEntry as Entry, Person } from '@campus/contracts/members/person';
import { chakra } from '@chakra-ui/react/styled-system';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { CardListItem } from '../../../components/layout/card.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { actorName, targetName } from '../../../features/audit-words/audit-words.ts';
import { changeSummary } from '../../../features/audit-words/changes.ts';
import { OutcomeBadge } from '../../../features/audit-words/outcome-badge.tsx';
import { paths } from '../../../paths.ts';

/** One thing that a person did, or that was done to them: when, what, by or about whom, and what it changed. */
export function TimelineItem({ item, person }: { item: Entry; person: Person }) {
  return (
    <CardListItem alignItems="baseline" flexWrap="wrap" columnGap={4} rowGap={1} textStyle="sm">
      <chakra.span flex="1 1 14rem" minW={0} overflowWrap="anywhere">
        <What item={item} person={person} />
      </chakra.span>
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <TimeText value={item.at} withTime />
      </chakra.span>
    </CardListItem>
  );
}

function What({ item: { id, entry, task }, person }: { item: Entry; person: Person }) {
  if (task)
    return (
      <TextLink href={paths.task.replace(':taskId', id)}>
        {text('person.timeline.task', { task: text(`tasks.kind.${task.kind}`) })}
      </TextLink>
    );
  if (!entry) return null;
  const details = reasonText(entry) || changeSummary(entry);
  return (
    <>
      <chakra.span fontWeight="medium">{operationText(entry.operation)}</chakra.span>{' '}
      <bdi>{other(entry, person)}</bdi>{' '}
      {entry.outcome !== 'success' && <OutcomeBadge outcome={entry.outcome} />}
      {details !== '' && (
        <chakra.bdi display="block" color="fg.muted">
          {details}
        </chakra.bdi>
      )}
    </>
  );
}

/** The other side of an entry: who did it to the person, or what the person did it to. */
function other({ actor, target }: NonNullable<Entry['entry']>, { id, userId }: Person): string {
  if (actor?.id !== userId) return text('person.timeline.by', { name: actorName(actor) });
  const isSelf = target.id === id || target.id === userId;
  const name = targetName(target);
  return isSelf || name === '' ? '' : text('person.timeline.of', { name });
}
