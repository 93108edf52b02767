import { text } from '@campus/contracts/core/text';
import type { Choices, Collision, ListItem } from '@campus/domain/lists/merge-lists';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { QuestionDialog } from '../../components/dialog/small-dialog.tsx';
import type { ListConflict } from './use-list-save.ts';

/** Shows two people's versions of the same items side by side, and asks which to keep. */
export function ConflictDialog<Item extends ListItem>({
  conflict,
  nameOf,
  itemText,
  onChoose,
  onClose,
}: {
  conflict: ListConflict<Item>;
  nameOf: (item: Item) => string;
  /** Describes all editable fields of an item. */
  itemText: (item: Item) => string;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}) {
  const { collisions, edit, theirs } = conflict;
  const [choices, setChoices] = useState<Choices>(new Map());
  const lists = { mine: edit.mine, theirs };
  const describe = (whose: 'mine' | 'theirs', collision: Collision<Item>) => {
    const item = collision[whose];
    if (!item) return text('list.conflict.removed');
    const before = lists[whose][lists[whose].findIndex(({ id }) => id === item.id) - 1];
    const place = before
      ? text('list.conflict.after', { name: nameOf(before) })
      : text('list.conflict.first');
    return `${itemText(item)}, ${place}`;
  };
  return (
    <QuestionDialog title={text('list.conflict.title')} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={4}>
        <Dialog.Description>{text('list.conflict.about')}</Dialog.Description>
        {collisions.map((collision) => (
          <chakra.fieldset key={collision.id} display="grid" gap={2}>
            <chakra.legend fontWeight="medium" textStyle="sm">
              <bdi>{nameOf(collision.base)}</bdi>
            </chakra.legend>
            {(['mine', 'theirs'] as const).map((whose) => (
              <Choice key={whose}>
                <input
                  type="radio"
                  name={collision.id}
                  checked={choices.get(collision.id) === whose}
                  onChange={() => setChoices(new Map([...choices, [collision.id, whose]]))}
                />
                <span>
                  <strong>{text(`list.conflict.${whose}`)}</strong> <bdi>{describe(whose, collision)}</bdi>
                </span>
              </Choice>
            ))}
          </chakra.fieldset>
        ))}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button disabled={choices.size < collisions.length} onClick={() => onChoose(choices)}>
          {text('list.conflict.save')}
        </Button>
      </Dialog.Footer>
    </QuestionDialog>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: 2,
    p: 2,
    borderWidth: '1px',
    borderRadius: 'md',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    minW: 0,
  },
});
