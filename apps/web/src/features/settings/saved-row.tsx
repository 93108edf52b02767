import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/format.ts';
import { usePageSettings } from './settings-context.ts';

/** The last save, with the button that undoes it. */
export function SavedRow({ count }: { count: number }) {
  const { undoSave } = usePageSettings();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={2}>
      <chakra.p role="status" textStyle="sm" color="fg.muted">
        {text('settings.bar.saved', { changes: formatCount(count, noun('noun.change')) })}
      </chakra.p>
      <Button size="sm" variant="outline" onClick={() => void undoSave()}>
        {text('settings.undo')}
      </Button>
    </chakra.div>
  );
}
