import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';

/** The scope to reset: the card's, all of a room type, or the chosen scene (RPM-050). */
export type ResetChoice = 'own' | 'all' | 'selected';

/** The world has no scenes, so that there is nothing to select, and no more than its own permissions to reset. */
export function ResetButtons({
  isType,
  isScene,
  onReset,
}: {
  isType: boolean;
  isScene: boolean;
  onReset: (choice: ResetChoice) => void;
}) {
  return (
    <>
      <Button variant="outline" onClick={() => onReset('own')}>
        {text('roomPermissions.reset')}
      </Button>
      <Button variant="outline" disabled={!isType} onClick={() => onReset('all')}>
        {text('roomPermissions.resetAll')}
      </Button>
      <Button variant="outline" disabled={!isScene} onClick={() => onReset('selected')}>
        {text('roomPermissions.resetSelected')}
      </Button>
    </>
  );
}
