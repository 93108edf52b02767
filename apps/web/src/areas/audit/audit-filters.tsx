import { outcomes } from '@campus/contracts/audit';
import { chakra } from '@chakra-ui/react/styled-system';
import { DateRangeField } from '../../components/date-range-field.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { operationWords, outcomeLabels } from './audit-words.ts';
import type { AuditState } from './use-audit.ts';

const outcomeOptions = outcomes.map((value) => ({ value, label: outcomeLabels[value] }));

/** What narrows the audit trail. */
export function AuditFilters({
  state,
  operations,
  onChange,
}: {
  state: AuditState;
  /** The operations that were recorded. */
  operations: readonly string[];
  onChange: (patch: { [Key in keyof AuditState]?: AuditState[Key] | undefined }) => void;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
      <SearchBox
        label="Search the audit log"
        placeholder="Search by email or name"
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label="Operation"
        value={state.operation}
        options={[{ value: '', label: 'All operations' }, ...operationOptions(operations)]}
        onChange={(operation) => onChange({ operation })}
      />
      <FilterSelect
        label="Outcome"
        value={state.outcome ?? ''}
        options={[{ value: '', label: 'All outcomes' }, ...outcomeOptions]}
        onChange={(value) => onChange({ outcome: outcomes.find((outcome) => outcome === value) })}
      />
      <DateRangeField label="Dates" value={state} onChange={({ from, to }) => onChange({ from, to })} />
    </chakra.div>
  );
}

function operationOptions(operations: readonly string[]) {
  return operations.map((value) => ({ value, label: operationWords(value) }));
}
