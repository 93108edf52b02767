import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import type { AssignmentsFiltersProps } from './assignments-filters.tsx';

/** No members to show: why that may be, and the way to some. */
export function AssignmentsEmpty({ state, onChange }: AssignmentsFiltersProps) {
  const isNarrowed = state.search !== '' || state.badgeId !== undefined || state.page > 1;
  if (!isNarrowed)
    return <EmptyState title={text('members.noneFound')}>{text('members.inviteFirst')}</EmptyState>;
  return (
    <EmptyState
      title={text('members.noneFound')}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() => onChange({ search: '', badgeId: undefined, page: 1 })}
        >
          {text('badges.assignments.showAll')}
        </Button>
      }
    >
      {state.search !== '' && text('badges.assignments.prefix')}
    </EmptyState>
  );
}
