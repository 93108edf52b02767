import { memberSearchFields } from '@campus/contracts/members';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/checkbox.tsx';
import { DateRangeField } from '../../components/date-range-field.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { memberLabels, searchFieldLabels } from './member-labels.ts';
import { MemberSearch } from './member-search.tsx';
import type { MembersState } from './use-members.ts';

const searchFields = memberSearchFields.map((value) => ({ value, label: searchFieldLabels[value] }));

export interface MembersFiltersProps {
  state: MembersState;
  onChange: (patch: Partial<MembersState>) => void;
}

/** What narrows the list of members: a search in one field, and when they were last updated. */
export function MembersFilters({ state, onChange }: MembersFiltersProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" columnGap={6} rowGap={3}>
      <chakra.div display="flex" flexWrap="wrap" flex="1 1 34rem" alignItems="center" gap={3}>
        <SearchFieldSelect state={state} onChange={onChange} />
        <MemberSearch state={state} onChange={onChange} />
        <Checkbox
          label="Expand Search"
          checked={state.extensive}
          onChange={(event) => onChange({ extensive: event.target.checked })}
        />
      </chakra.div>
      <DateRangeField
        label={memberLabels.updatedAt}
        value={{ from: state.updatedFrom, to: state.updatedTo }}
        onChange={({ from, to }) => onChange({ updatedFrom: from, updatedTo: to })}
      />
    </chakra.div>
  );
}

function SearchFieldSelect({ state, onChange }: MembersFiltersProps) {
  const choose = (value: string) => {
    const searchField = memberSearchFields.find((field) => field === value) ?? 'none';
    const isText = searchField !== 'none' && searchField !== 'teamId' && state.searchField !== 'teamId';
    onChange(isText ? { searchField } : { searchField, search: '' });
  };
  return (
    <FilterSelect label="Filter by" value={state.searchField} options={searchFields} onChange={choose} />
  );
}
