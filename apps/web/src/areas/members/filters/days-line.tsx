import { noun, text } from '@campus/contracts/core/text';
import type { listMembers } from '@campus/contracts/members/members';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import type * as z from 'zod';
import { formatCount } from '../../../lib/format.ts';
import { daysOf } from '../use-members.ts';
import type { MembersFiltersProps } from './members-filters-props.ts';

/** The members excluded only by the date range of the last update. */
type OutsideDates = z.output<typeof listMembers.output>['outsideDates'];

export interface DaysLineProps extends MembersFiltersProps {
  outside: OutsideDates;
}

/**
 * Shows the list's date range and how many members it excludes, with a button to show all dates or the last
 * month again.
 */
export function DaysLine({ state, onChange, outside }: DaysLineProps) {
  const { kind } = daysOf(state);
  const isNarrow = kind === 'lastMonth' || kind === 'chosen';
  const change = isNarrow ? { updatedFrom: '', updatedTo: '' } : { updatedFrom: undefined, updatedTo: '' };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1} textStyle="sm">
      <chakra.p
        display="inline-flex"
        alignItems="center"
        gap={1.5}
        px={isNarrow ? 2.5 : 0}
        py={0.5}
        borderRadius="full"
        bg={isNarrow ? 'bg.emphasized' : 'transparent'}
        color={isNarrow ? 'fg' : 'fg.muted'}
      >
        <CalendarDays size={14} aria-hidden />
        <span>{isNarrow && outside ? narrowText(kind, outside) : text(`members.days.${kind}`)}</span>
      </chakra.p>
      {kind !== 'search' && (
        <Button
          size="2xs"
          variant="ghost"
          aria-label={text(isNarrow ? 'members.allDates' : 'members.days.lastMonthOnly')}
          onClick={() => onChange(change)}
        >
          {text(isNarrow ? 'members.days.showAll' : 'members.days.lastMonthOnly')}
        </Button>
      )}
    </chakra.div>
  );
}

function narrowText(
  kind: 'lastMonth' | 'chosen',
  { count, countIsExact }: NonNullable<OutsideDates>,
): string {
  const days = text(`members.days.${kind}`);
  if (count === 0) return days;
  const members = formatCount(count, noun('noun.member'));
  return text(countIsExact ? 'members.days.hidden' : 'members.days.moreHidden', { days, members });
}
