import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';

/** The scope to reset: the card's, all of a room type, or the chosen scene (RPM-050). */
export type ResetChoice = 'own' | 'all' | 'selected';

/** The world has no scenes, so that there is nothing to select, and no more than its own permissions to reset. */
export function ResetButtons({
  isType,
  isScene,
  busy,
  onReset,
}: {
  isType: boolean;
  isScene: boolean;
  /** Whether a save is under way. */
  busy: boolean;
  onReset: (choice: ResetChoice) => void;
}) {
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={() => onReset('own')}>
        {text('roomPermissions.reset')}
      </Button>
      <Button variant="outline" disabled={!isType || busy} onClick={() => onReset('all')}>
        {text('roomPermissions.resetAll')}
      </Button>
      <Button variant="outline" disabled={!isScene || busy} onClick={() => onReset('selected')}>
        {text('roomPermissions.resetSelected')}
      </Button>
    </>
  );
}
