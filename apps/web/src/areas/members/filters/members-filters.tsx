import { text } from '@campus/contracts/core/text';
import { memberSearchFields } from '@campus/contracts/members/members';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { DateRangeField } from '../../../components/input/date-range-field.tsx';
import { FilterFold } from '../../../components/input/filter-fold.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { SearchBox } from '../../../components/input/search-box.tsx';
import { PeopleChip } from '../../../features/people-set/people-chip.tsx';
import { daysOf } from '../use-members.ts';
import { activeFilters } from './active-filters.ts';
import { DaysLine, type DaysLineProps } from './days-line.tsx';
import type { MembersFiltersProps } from './members-filters-props.ts';
import { ofRole, ofStatus, roleOf, roles, statusOf } from './role-filter.ts';
import { searchFieldKeys } from './search-field-keys.ts';

const searchFields = () =>
  memberSearchFields.map((value) => ({ value, label: text(searchFieldKeys[value]) }));

/** The filters of the members list: search, roles, and date of the last update. */
export function MembersFilters({ state, onChange, outside }: DaysLineProps) {
  const days = daysOf(state);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
      <SearchBox
        label={text('members.search')}
        value={state.search}
        onSearch={(search, options) => onChange({ search }, options)}
      />
      <FilterFold active={activeFilters({ ...state, search: '' }, onChange).length}>
        <FilterSelect
          label={text('members.search.by')}
          value={state.searchField}
          options={searchFields()}
          onChange={(value) => onChange({ searchField: memberSearchFields.find((field) => field === value) })}
        />
        {/* A search without a field always matches anywhere. */}
        {state.searchField !== 'none' && (
          <Checkbox
            label={text('members.search.extensive')}
            checked={state.extensive}
            onChange={(event) => onChange({ extensive: event.target.checked })}
          />
        )}
        <RoleFilters state={state} onChange={onChange} />
        <DateRangeField
          label={text('members.field.updatedAt')}
          value={days}
          onChange={({ from, to }) => onChange({ updatedFrom: from, updatedTo: to })}
        />
      </FilterFold>
      {state.people !== undefined && (
        <PeopleChip setId={state.people} onRemove={() => onChange({ people: undefined })} />
      )}
      <DaysLine state={state} onChange={onChange} outside={outside} />
    </chakra.div>
  );
}

/** Filters the list by role and by active or suspended members. */
function RoleFilters({ state: { permissions }, onChange }: MembersFiltersProps) {
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
