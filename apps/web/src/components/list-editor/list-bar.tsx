import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../feedback/busy-button.tsx';

/** Ends the changes of a list, either way. */
export function ListBar({
  isDirty,
  problem,
  maySave,
  saving,
  onDiscard,
}: {
  isDirty: boolean;
  /** What prevents saving; undefined for nothing. */
  problem: string | undefined;
  maySave: boolean;
  saving: boolean;
  onDiscard: () => void;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap={2}>
      <chakra.p role="status" flex="1 1 12rem" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
        {isDirty && (problem ?? text('list.changed'))}
      </chakra.p>
      {isDirty && (
        <Button size="sm" variant="outline" disabled={saving} onClick={onDiscard}>
          {text('list.discard')}
        </Button>
      )}
      <BusyButton type="submit" size="sm" busy={saving} disabled={!maySave}>
        {text('list.save')}
      </BusyButton>
    </chakra.div>
  );
}
