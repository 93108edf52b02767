import { noun, text } from '@campus/contracts/core/text';
import type { PeopleSet } from '@campus/contracts/members/people-sets';
import { missingPeople } from '@campus/domain/members/people-sets';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { originText } from './origin-text.ts';

/** Names the current list of people, says who is missing from it, and removes it. */
export function PeopleChip({ setId, onRemove }: { setId: string; onRemove: () => void }) {
  const { data } = useKeptPeople(setId);
  const label = data ? labelOf(data.set) : text('people.filter');
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1} w="full">
      <Button
        size="xs"
        variant="outline"
        maxW="full"
        h="auto"
        minH={7}
        py={1}
        whiteSpace="normal"
        textAlign="start"
        aria-label={text('filters.remove', { filter: label })}
        onClick={onRemove}
      >
        {label}
        <X size={12} aria-hidden />
      </Button>
      <chakra.p role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {data && missingText(data.set).join(' ')}
      </chakra.p>
    </chakra.div>
  );
}

/** Loads a saved list of people with its origin. */
export function useKeptPeople(setId: string) {
  const { id: accountId } = useAccount();
  return trpc.members.keptPeople.useQuery({ accountId, setId });
}

function labelOf(set: PeopleSet): string {
  return text('people.from', { people: formatCount(set.total, noun('noun.visitor')), ...originText(set) });
}

function missingText(set: PeopleSet): string[] {
  const { outside, gone } = missingPeople(set);
  const total = formatNumber(set.total);
  return [
    ...(gone === 1 ? [text('people.oneGone', { total })] : []),
    ...(gone > 1 ? [text('people.gone', { gone: formatNumber(gone), total })] : []),
    ...(outside === 1 ? [text('people.oneOutside', { total })] : []),
    ...(outside > 1 ? [text('people.outside', { outside: formatNumber(outside), total })] : []),
  ];
}
