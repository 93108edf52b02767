import { teamIds, teamName } from '@campus/domain/team-ids';
import { FilterSelect } from '../../components/filter-select.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import type { MembersFiltersProps } from './members-filters.tsx';

/** What is searched for: a text, or one of the teams. A text without a field is taken for an email. */
export function MemberSearch({ state, onChange }: MembersFiltersProps) {
  if (state.searchField === 'teamId')
    return (
      <FilterSelect
        label="Search members"
        value={state.search}
        options={teams}
        onChange={(search) => onChange({ search })}
      />
    );
  return (
    <SearchBox
      label="Search members"
      value={state.search}
      onSearch={(search) =>
        onChange(state.searchField === 'none' && search ? { searchField: 'email', search } : { search })
      }
    />
  );
}

const teams = [
  { value: '', label: 'All teams' },
  ...teamIds.map((value) => ({ value, label: teamName(value) })),
];
