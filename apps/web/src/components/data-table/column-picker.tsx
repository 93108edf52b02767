import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { dialogRecipe } from '../../theme/floating-recipes.ts';
import { Checkbox } from '../input/checkbox.tsx';

interface ColumnPickerProps {
  /** The label of the button. */
  label?: string;
  columns: readonly { id: string; header: string }[];
  shown: readonly string[];
  defaults: readonly string[];
  onChange: (shown: string[]) => void;
}

/** The button and dialog that select a table's columns. At least one stays selected. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { trigger, isMade, root, close } = useOpened();
  return (
    <>
      <Button
        id={trigger.id}
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={trigger['aria-expanded']}
        onClick={trigger.onClick}
      >
        <Columns3 size={14} />
        {props.label ?? text('columns.pick')}
      </Button>
      {isMade && (
        <Dialog.Root recipe={dialogRecipe} {...root} size="sm" placement="center">
          <Portal>
            <Dialog.Backdrop />
            <Dialog.Positioner>
              <Dialog.Content my={0} {...overlayMargin(props.columns.length)}>
                <Choice {...props} onClose={close} />
              </Dialog.Content>
            </Dialog.Positioner>
          </Portal>
        </Dialog.Root>
      )}
    </>
  );
}

function Choice({
  label = text('columns.pick'),
  columns,
  shown,
  defaults,
  onChange,
  onClose,
}: ColumnPickerProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(shown);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const apply = () => {
    onChange(columns.map((column) => column.id).filter((id) => chosen.includes(id)));
    onClose();
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{label}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body
        display="grid"
        gridTemplateColumns={{ sm: '1fr 1fr' }}
        gap={2.5}
        maxH="50dvh"
        overflowY="auto"
      >
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={chosen.includes(column.id)}
            onChange={() => toggle(column.id)}
          />
        ))}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" me="auto" onClick={() => setChosen(defaults)}>
          {text('action.reset')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={apply}>
          {text('action.apply')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
