import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import type { MembersFiltersProps } from './filters/members-filters-props.ts';

/** No members to show: why that may be, and the way to some. */
export function MembersEmpty({ state, onChange }: MembersFiltersProps) {
  if (state.page > 1)
    return (
      <EmptyState
        title={text('members.none')}
        action={<Step onClick={() => onChange({ page: 1 })}>{text('members.firstPage')}</Step>}
      />
    );
  if (state.search !== '')
    return (
      <EmptyState
        title={text('members.noneFound')}
        action={
          <Step onClick={() => onChange({ searchField: 'none', search: '' })}>
            {text('members.search.clear')}
          </Step>
        }
      >
        {text(state.extensive ? 'members.tryOther' : 'members.tryExtensive')}
      </EmptyState>
    );
  if (state.updatedFrom !== '' || state.updatedTo !== '')
    return (
      <EmptyState
        title={text('members.none')}
        action={
          <Step onClick={() => onChange({ updatedFrom: '', updatedTo: '' })}>{text('members.allDates')}</Step>
        }
      >
        {text('members.noneUpdated')}
      </EmptyState>
    );
  if (state.permissions.length > 0) return <EmptyOfRole onShowAll={() => onChange({ permissions: [] })} />;
  return <EmptyState title={text('members.none')}>{text('members.inviteFirst')}</EmptyState>;
}

function EmptyOfRole({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={text('members.none')}
      action={<Step onClick={onShowAll}>{text('members.allRoles')}</Step>}
    >
      {text('members.noneOfRole')}
    </EmptyState>
  );
}

function Step({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      {children}
    </Button>
  );
}
