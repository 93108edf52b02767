import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import type { AuditState } from './use-audit.ts';

const nothingChosen = {
  operation: '',
  outcome: undefined,
  actor: '',
  target: '',
  search: '',
  from: '',
  to: '',
};

/** The empty state: no entries at all, or none that match. */
export function AuditEmpty({
  state,
  searchedAll,
  onChange,
}: {
  state: AuditState;
  /** False when only the newest entries were searched. */
  searchedAll: boolean;
  onChange: (patch: typeof nothingChosen) => void;
}) {
  const isNarrowed = Object.entries(nothingChosen).some(
    ([name, value]) => state[name as keyof AuditState] !== value,
  );
  if (!isNarrowed) return <EmptyState title={text('audit.none')} />;
  return (
    <EmptyState
      title={text('audit.noMatch')}
      action={
        <Button size="sm" variant="outline" onClick={() => onChange(nothingChosen)}>
          {text('audit.clear')}
        </Button>
      }
    >
      {!searchedAll && text('audit.searchMore')}
    </EmptyState>
  );
}
