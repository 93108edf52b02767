import { text } from '@campus/contracts/core/messages';
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
import { RoleFilters } from './role-filters.tsx';
import { searchFieldKeys } from './search-field-keys.ts';

const searchFields = () =>
  memberSearchFields.map((value) => ({ value, label: text(searchFieldKeys[value]) }));

/** The filters of the member list: a search, roles, and dates of the last update. */
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
        {/* Without a field, a search matches anywhere anyway. */}
        <Checkbox
          label={text('members.search.extensive')}
          checked={state.extensive || state.searchField === 'none'}
          disabled={state.searchField === 'none'}
          onChange={(event) => onChange({ extensive: event.target.checked })}
        />
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
