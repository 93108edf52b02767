import type { Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { badgeOptions } from '../../features/badges/badge-edit.ts';
import type { AssignmentsState } from './use-assignments.ts';

export interface AssignmentsFiltersProps {
  state: AssignmentsState;
  onChange: (patch: Partial<AssignmentsState>) => void;
}

/** The filters of the list: words in names and emails, and a badge. */
export function AssignmentsFilters({
  state,
  badges = [],
  onChange,
}: AssignmentsFiltersProps & { badges: readonly Badge[] | undefined }) {
  const isFilterOf = badges.length > 0 || state.badgeId !== undefined;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
      <SearchBox
        label={text('badges.assignments.search')}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      {isFilterOf && (
        <FilterSelect
          label={text('badges.assignments.filter')}
          value={state.badgeId ?? ''}
          options={[{ value: '', label: text('badges.assignments.all') }, ...badgeOptions(badges)]}
          onChange={(value) => onChange({ badgeId: value || undefined })}
        />
      )}
    </chakra.div>
  );
}
