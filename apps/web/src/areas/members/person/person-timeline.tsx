import { noun, text } from '@campus/contracts/core/text';
import { type Person, type Timeline, timelineKinds } from '@campus/contracts/members/person';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { formatCount, formatList } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { TimelineItem } from './timeline-entry.tsx';

/** Everything that is recorded by or about a person, as far as the caller may see it. Older entries come on request. */
export function PersonTimeline({ person }: { person: Person }) {
  const { id: accountId } = useAccount();
  const [newer, setNewer] = useState<readonly Timeline[]>([]);
  const before = newer.at(-1)?.next ?? undefined;
  const last = trpc.members.timeline.useQuery({ accountId, membershipId: person.id, before });
  const { data } = last;
  const shown = data ? [...newer, data] : newer;
  const first = shown[0];
  const items = shown.flatMap((part) => part.items);
  return (
    <Card title={text('person.timeline')} description={text('person.timeline.about')}>
      {items.length > 0 && (
        <CardList aria-label={text('person.timeline')}>
          {items.map((item) => (
            <TimelineItem key={`${item.kind} ${item.id}`} item={item} person={person} />
          ))}
        </CardList>
      )}
      {!data && <LoadingOrError error={last.error} onRetry={() => void last.refetch()} />}
      {data && first && (
        <CardBody display="grid" gap={3} pt={items.length > 0 ? 3 : 0} justifyItems="start">
          {data.next && (
            <Button size="sm" variant="outline" onClick={() => setNewer([...newer, data])}>
              {text('person.timeline.older')}
            </Button>
          )}
          <Notes timeline={first} isEmpty={items.length === 0} hasEnded={!data.next && newer.length > 0} />
        </CardBody>
      )}
    </Card>
  );
}

interface NotesProps {
  timeline: Timeline;
  isEmpty: boolean;
  hasEnded: boolean;
}

/** What the timeline lacks: what is hidden, and how long entries are kept. */
function Notes({ timeline, isEmpty, hasEnded }: NotesProps) {
  const { shown, keptDays } = timeline;
  const hidden = timelineKinds.filter((kind) => !shown.includes(kind));
  const nothing = text(shown.length === 0 ? 'person.timeline.noneShown' : 'person.timeline.none');
  const days = formatCount(keptDays, noun('noun.day'));
  const notes = [
    ...(isEmpty ? [nothing] : []),
    ...(hasEnded ? [text('person.timeline.end')] : []),
    ...(shown.includes('audit') && keptDays > 0 ? [text('person.timeline.kept', { days })] : []),
    ...(shown.length > 0 && hidden.length > 0
      ? [text('person.timeline.hidden', { kinds: kindList(hidden) })]
      : []),
  ];
  return (
    <chakra.p role="status" color="fg.muted" textStyle="sm">
      {notes.join(' ')}
    </chakra.p>
  );
}

function kindList(kinds: readonly (typeof timelineKinds)[number][]): string {
  return formatList(kinds.map((kind) => text(`person.timeline.kind.${kind}`)));
}
