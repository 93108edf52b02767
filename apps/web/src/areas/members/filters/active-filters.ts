import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { ActiveFilter } from '../../../components/feedback/empty-filtered.tsx';
import { daysOf } from '../use-members.ts';
import type { MembersFiltersProps, MembersPatch } from './members-filters-props.ts';
import { roleOf, statusOf } from './role-filter.ts';
import { searchFieldKeys } from './search-field-keys.ts';

/** The active filters with their labels, each with a function that removes it. */
export function activeFilters(
  state: MembersFiltersProps['state'],
  onChange: MembersFiltersProps['onChange'],
): ActiveFilter[] {
  const filter = (label: string | undefined, without: MembersPatch) =>
    label === undefined ? [] : [{ label, onRemove: () => onChange(without) }];
  return [
    ...filter(searchName(state), { search: '' }),
    ...filter(roleName(state), { permissions: [] }),
    ...filter(state.people && text('people.filter'), { people: undefined }),
    ...filter(daysName(state), { updatedFrom: '', updatedTo: '' }),
  ];
}

/** The state without filters: no search, all roles, all dates. */
export const noFilters = {
  searchField: 'none',
  search: '',
  extensive: false,
  permissions: [],
  people: undefined,
  updatedFrom: '',
  updatedTo: '',
  page: 1,
} satisfies MembersPatch;

function searchName({ search, searchField }: MembersFiltersProps['state']): string | undefined {
  if (search === '') return undefined;
  return named(searchField === 'none' ? 'filters.search' : searchFieldKeys[searchField], search);
}

function roleName({ permissions }: MembersFiltersProps['state']): string | undefined {
  const role = roleOf(permissions);
  if (role) return named('members.filter.role', text(`role.${role}`));
  const status = statusOf(permissions);
  return status && named('members.filter.status', text(`members.filter.status.${status}`));
}

function daysName(state: MembersFiltersProps['state']): string | undefined {
  const { kind } = daysOf(state);
  return kind === 'lastMonth' || kind === 'chosen' ? text(`members.days.${kind}`) : undefined;
}

function named(name: ConstantKey, value: string): string {
  return text('filters.named', { name: text(name), value });
}
