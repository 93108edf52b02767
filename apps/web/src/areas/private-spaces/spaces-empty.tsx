import { text } from '@campus/contracts/core/text';
import { emptySpacesText, spaceStatuses } from '@campus/domain/private-spaces/private-spaces';
import { Button } from '@chakra-ui/react/button';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { activeFilters } from './active-filters.ts';
import { type ChangeSpaces, noFilters, type SpacesState } from './use-spaces.ts';

/** The empty state. Explains which filter excludes everything, and offers to remove it. */
export function SpacesEmpty({
  state,
  types,
  onChange,
}: {
  state: SpacesState;
  types: readonly { id: string; name: string }[];
  onChange: ChangeSpaces;
}) {
  const filters = activeFilters(state, types, onChange);
  const title = text(emptySpacesText(filters.length > 0));
  if (filters.length > 0)
    return <EmptyFiltered title={title} filters={filters} onRemoveAll={() => onChange(noFilters)} />;
  return (
    <EmptyState
      title={title}
      action={
        <Button size="sm" variant="outline" onClick={() => onChange({ statuses: [...spaceStatuses] })}>
          {text('privateSpaces.showArchived')}
        </Button>
      }
    />
  );
}
