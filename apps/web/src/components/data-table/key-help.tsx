import '@campus/contracts/core/cell-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';

/** Announces the table's keys to screen readers when the focus enters it. */
export function KeyHelp({
  id,
  edits,
  opens,
  selects,
}: {
  id: string;
  edits: boolean;
  opens: boolean;
  selects: boolean;
}) {
  return (
    <chakra.p id={id} srOnly>
      {text('cell.keys.move')} {edits && text('cell.keys.edit')} {opens && text('cell.keys.open')}{' '}
      {selects && text('cell.keys.select')}
    </chakra.p>
  );
}
