import { text } from '@campus/contracts/core/messages';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { InvitePeople } from '../../shell/invite-people.tsx';
import { activeFilters, noFilters } from './filters/active-filters.ts';
import type { MembersFiltersProps } from './filters/members-filters-props.ts';
import type { MembersState } from './use-members.ts';

/** The title of a list without members. */
export function emptyTitle({ search }: MembersState): string {
  return text(search === '' ? 'members.none' : 'members.noneFound');
}

/** No members to show: says what excludes them, and offers the way to some. */
export function MembersEmpty({ state, onChange }: MembersFiltersProps) {
  const filters = activeFilters(state, onChange);
  if (filters.length > 0)
    return (
      <EmptyFiltered title={emptyTitle(state)} filters={filters} onRemoveAll={() => onChange(noFilters)}>
        {state.search !== '' && hint(state)}
      </EmptyFiltered>
    );
  return (
    <EmptyState title={emptyTitle(state)} action={<InvitePeople />}>
      {text('members.inviteFirst')}
    </EmptyState>
  );
}

function hint({ extensive, searchField }: MembersState): string {
  return text(extensive || searchField === 'none' ? 'members.tryOther' : 'members.tryExtensive');
}
