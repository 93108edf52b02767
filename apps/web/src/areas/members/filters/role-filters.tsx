import { text } from '@campus/contracts/core/messages';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import type { MembersFiltersProps } from './members-filters-props.ts';
import { ofRole, ofStatus, roleOf, roles, statusOf } from './role-filter.ts';

/** Narrows the list to a role, and to active or suspended members. */
export function RoleFilters({ state: { permissions }, onChange }: MembersFiltersProps) {
  const role = roleOf(permissions);
  return (
    <>
      <FilterSelect
        label={text('members.filter.role')}
        value={role ?? ''}
        options={roleOptions()}
        onChange={(value) => onChange({ permissions: ofRole(value) })}
      />
      <FilterSelect
        label={text('members.filter.status')}
        value={statusOf(permissions) ?? ''}
        options={statusOptions()}
        onChange={(value) => onChange({ permissions: ofStatus(value, permissions) })}
      />
    </>
  );
}

const roleOptions = () => [
  { value: '', label: text('members.filter.role.all') },
  ...roles.map((value) => ({ value, label: text(`role.${value}`) })),
];

const statusOptions = () => [
  { value: '', label: text('members.filter.status.all') },
  { value: 'active', label: text('members.filter.status.active') },
  { value: 'suspended', label: text('members.filter.status.suspended') },
];
