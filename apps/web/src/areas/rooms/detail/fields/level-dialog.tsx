import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { SmallDialog } from '../../../../components/dialog/small-dialog.tsx';
import { LevelPicture } from './level-picture.tsx';
import type { Level } from './use-levels.ts';

/** The levels by their pictures, to choose one. */
export function LevelDialog({
  levels,
  chosen,
  onChoose,
  onClose,
}: {
  levels: readonly Level[];
  /** The name of the present level. */
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}) {
  return (
    <SmallDialog title={text('rooms.level.dialog')} running={false} onClose={onClose}>
      <Dialog.Body>
        <chakra.ul
          aria-label={text('rooms.field.levelName')}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
          gap={2}
          maxH="26rem"
          p={0.5}
          overflowY="auto"
          listStyleType="none"
        >
          {levels.map((level) => (
            <li key={level.id}>
              <Choice
                type="button"
                aria-pressed={level.name === chosen}
                onClick={() => {
                  onChoose(level.name);
                  onClose();
                }}
              >
                <LevelPicture isSmall level={level} />
                {level.friendlyName || level.name}
              </Choice>
            </li>
          ))}
        </chakra.ul>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

/** Whether a level has a picture to be chosen by. */
export function hasPicture({ image, thumbnailImage, base64LowResImage }: Level): boolean {
  return [image, thumbnailImage, base64LowResImage].some((one) => one !== '');
}

const Choice = chakra('button', {
  base: {
    display: 'grid',
    gap: 1,
    w: 'full',
    p: 1.5,
    textAlign: 'start',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}' },
    '&[aria-pressed=true]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
});
