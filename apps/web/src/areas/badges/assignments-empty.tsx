import type { Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/messages';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { InvitePeople } from '../../shell/invite-people.tsx';
import type { AssignmentsFiltersProps } from './assignments-filters.tsx';

const noFilters = { search: '', badgeId: undefined };

/** No members to show: says what excludes them, and offers the way to some. */
export function AssignmentsEmpty({
  state: { search, badgeId },
  badges = [],
  onChange,
}: AssignmentsFiltersProps & { badges: readonly Badge[] | undefined }) {
  const badge = badges.find(({ id }) => id === badgeId)?.name ?? '';
  const filters = [
    { name: 'filters.search', value: search, without: { search: '' } },
    { name: 'badges.column.badge', value: badge, without: { badgeId: undefined } },
  ] as const;
  const active = filters
    .filter(({ value }) => value !== '')
    .map(({ name, value, without }) => ({
      label: text('filters.named', { name: text(name), value }),
      onRemove: () => onChange(without),
    }));
  if (active.length > 0 || badgeId !== undefined)
    return (
      <EmptyFiltered
        title={text('members.noneFound')}
        filters={active}
        onRemoveAll={() => onChange(noFilters)}
      />
    );
  return (
    <EmptyState title={text('members.noneFound')} action={<InvitePeople />}>
      {text('members.inviteFirst')}
    </EmptyState>
  );
}
