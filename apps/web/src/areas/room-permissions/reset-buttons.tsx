import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';

/** What is reset: the scope of the card, all of a room type, or the scene that is chosen (RPM-050). */
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
