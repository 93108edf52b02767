import { outcomes } from '@campus/contracts/audit/audit';
import { operationText } from '@campus/contracts/audit/operation-text';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { DateRangeField } from '../../components/input/date-range-field.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import type { AuditPatch, AuditState } from './use-audit.ts';

/** The filters of the audit trail. */
export function AuditFilters({
  state,
  operations,
  onChange,
}: {
  state: AuditState;
  /** The operations that occur in the log. */
  operations: readonly string[];
  onChange: (patch: AuditPatch) => void;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
      <SearchBox
        label={text('audit.search')}
        placeholder={text('audit.search.placeholder')}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label={text('audit.operation')}
        value={state.operation}
        options={[{ value: '', label: text('audit.operations.all') }, ...operationOptions(operations)]}
        onChange={(operation) => onChange({ operation })}
      />
      <FilterSelect
        label={text('audit.outcome')}
        value={state.outcome ?? ''}
        options={[{ value: '', label: text('audit.outcomes.all') }, ...outcomeOptions()]}
        onChange={(value) => onChange({ outcome: outcomes.find((outcome) => outcome === value) })}
      />
      <DateRangeField
        label={text('audit.dates')}
        value={state}
        oneDay
        onChange={({ from, to }) => onChange({ from, to })}
      />
    </chakra.div>
  );
}

/** Sorted by text, because people look for the text. */
function operationOptions(operations: readonly string[]) {
  return operations
    .map((value) => ({ value, label: operationText(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function outcomeOptions() {
  return outcomes.map((value) => ({ value, label: text(`audit.outcome.${value}`) }));
}
