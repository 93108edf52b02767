import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useConsole } from '../../lib/use-console.ts';

/**
 * Shows new recovery codes once. Only the button closes the dialog, because the codes cannot be shown again.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { brand } = useConsole();
  const file = text('secondFactor.recoveryCodes.file', { brand });
  const all = codes.join('\n');
  return (
    <SmallDialog title={text('secondFactor.recoveryCodes.title')} running onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description>{text('secondFactor.recoveryCodes.help')}</Dialog.Description>
        <chakra.ul
          aria-label={text('secondFactor.recoveryCodes')}
          mt={4}
          p={4}
          display="grid"
          gridTemplateColumns="1fr 1fr"
          gap={2}
          justifyItems="center"
          bg="bg.muted"
          borderRadius="md"
          fontFamily="mono"
          listStyleType="none"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </chakra.ul>
        <chakra.div display="flex" alignItems="center" gap={2} mt={3} textStyle="sm">
          <Button
            size="sm"
            variant="outline"
            onClick={() => saveFile(new Blob([`${file}\n\n${all}\n`], { type: 'text/plain' }), `${file}.txt`)}
          >
            <Download size={14} aria-hidden />
            {text('secondFactor.recoveryCodes.download')}
          </Button>
          <CopyButton value={all} label={text('secondFactor.recoveryCodes.copy')} />
        </chakra.div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{text('secondFactor.recoveryCodes.done')}</Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}
