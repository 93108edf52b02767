import '@campus/contracts/members/people-messages';
import type { listPeopleBehind } from '@campus/contracts/analytics/analytics';
import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { PersonLink } from '../../shell/person-link.tsx';

type People = z.output<typeof listPeopleBehind.output>;

/** How many people a list has, and whether their names are shown. */
export function peopleText({ total, namesShown }: Pick<People, 'total' | 'namesShown'>): string {
  if (total === 0) return text('analytics.people.none');
  const people = formatCount(total, noun('noun.visitor'));
  return text(namesShown ? 'analytics.people.count' : 'analytics.people.hidden', { people });
}

/** People behind a figure, each linked to their page. */
export function PeopleList({
  people,
  counts = false,
}: {
  people: People['items'];
  /** Whether the number of their events is shown. */
  counts?: boolean;
}) {
  if (people.length === 0) return null;
  return (
    <chakra.ul
      aria-label={text('analytics.people.list')}
      display="grid"
      gap={1.5}
      maxH="20rem"
      overflowY="auto"
      listStyleType="none"
      textStyle="sm"
    >
      {people.map(({ userId, displayName, email, events }) => (
        <chakra.li key={userId} display="flex" justifyContent="space-between" gap={3}>
          <chakra.span minW={0} overflowWrap="anywhere">
            {email === '' ? (
              text('analytics.people.unknown')
            ) : (
              <PersonLink id={userId}>{displayName || email}</PersonLink>
            )}
          </chakra.span>
          {counts && <chakra.span color="fg.muted">{formatNumber(events)}</chakra.span>}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
