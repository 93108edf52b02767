import { text } from '@campus/contracts/core/messages';
import { memberSearchFields } from '@campus/contracts/members/members';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { DateRangeField } from '../../../components/input/date-range-field.tsx';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { SearchBox } from '../../../components/input/search-box.tsx';
import type { MembersState } from '../use-members.ts';
import type { MembersFiltersProps } from './members-filters-props.ts';
import { RoleFilters } from './role-filters.tsx';
import { searchFieldKeys } from './search-field-keys.ts';

const searchFields = () =>
  memberSearchFields.map((value) => ({ value, label: text(searchFieldKeys[value]) }));

/** What narrows the list of members: a search in one field, and when they were last updated. */
export function MembersFilters({ state, onChange }: MembersFiltersProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" columnGap={6} rowGap={3}>
      <chakra.div display="flex" flexWrap="wrap" flex="1 1 34rem" alignItems="center" gap={3}>
        <FilterSelect
          label={text('members.search.by')}
          value={state.searchField}
          options={searchFields()}
          onChange={(value) => onChange(withSearchField(value))}
        />
        <SearchBox
          label={text('members.search')}
          value={state.search}
          onSearch={(search, options) => onChange(withSearch(state, search), options)}
        />
        <Checkbox
          label={text('members.search.extensive')}
          checked={state.extensive}
          onChange={(event) => onChange({ extensive: event.target.checked })}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
        <RoleFilters state={state} onChange={onChange} />
        <DateRangeField
          label={text('members.field.updatedAt')}
          value={{ from: state.updatedFrom, to: state.updatedTo }}
          onChange={({ from, to }) => onChange({ updatedFrom: from, updatedTo: to })}
        />
      </chakra.div>
    </chakra.div>
  );
}

/** Without a field there is nothing to search for. */
function withSearchField(value: string): Partial<MembersState> {
  const searchField = memberSearchFields.find((field) => field === value) ?? 'none';
  return searchField === 'none' ? { searchField, search: '' } : { searchField };
}

/** A search without a chosen field searches the email. */
function withSearch({ searchField }: MembersState, search: string): Partial<MembersState> {
  return searchField === 'none' ? { searchField: 'email', search } : { search };
}
