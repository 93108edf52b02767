import { text } from '@campus/contracts/core/text';
import { spaceStatuses, threeMonthsBefore } from '@campus/domain/private-spaces/private-spaces';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { FilterFold } from '../../components/input/filter-fold.tsx';
import { isoDay } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { activeFilters } from './active-filters.ts';
import { CreatedFilter } from './created-filter.tsx';
import { OwnerEmailsFilter } from './owner-emails-filter.tsx';
import type { ChangeSpaces, SpacesState } from './use-spaces.ts';

/** The filters of the report: owners, types, statuses, and creation dates. */
export function SpaceFilters({
  state,
  types,
  onChange,
}: {
  state: SpacesState;
  types: readonly { id: string; name: string }[];
  onChange: ChangeSpaces;
}) {
  const today = isoDay(serverNow());
  const range = { after: state.createdAfter, before: state.createdBefore };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={5} rowGap={2}>
      <FilterFold active={activeFilters(state, types, onChange).length}>
        <OwnerEmailsFilter emails={state.ownerEmails} onChange={(ownerEmails) => onChange({ ownerEmails })} />
        <CreatedFilter
          end="after"
          range={range}
          proposed={earlier(threeMonthsBefore(today), range.before)}
          onChange={(createdAfter) => onChange({ createdAfter })}
        />
        <CreatedFilter
          end="before"
          range={range}
          proposed={range.after < today ? today : nextDay(range.after, 1)}
          onChange={(createdBefore) => onChange({ createdBefore })}
        />
        {types.length > 0 && (
          <ChoiceFilter
            label={text('privateSpaces.filter.types')}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={state.types}
            onChange={(chosen) => onChange({ types: chosen })}
          />
        )}
        <ChoiceFilter
          label={text('privateSpaces.filter.statuses')}
          options={spaceStatuses.map((value) => ({ value, label: text(`privateSpaces.status.${value}`) }))}
          chosen={state.statuses}
          onChange={(statuses) => onChange({ statuses })}
        />
      </FilterFold>
    </chakra.div>
  );
}

/** Limits a day to before the other end, if that is set. */
function earlier(day: string, before: string): string {
  return before === '' || day < before ? day : nextDay(before, -1);
}

function nextDay(day: string, by: 1 | -1): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

/** A filter with several values. None selected means all. */
function ChoiceFilter<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const values = options.map(({ value }) => value);
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1} minW={0}>
      <chakra.legend srOnly>{label}</chakra.legend>
      <chakra.span aria-hidden textStyle="sm" color="fg.muted">
        {label}
      </chakra.span>
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </chakra.fieldset>
  );
}
