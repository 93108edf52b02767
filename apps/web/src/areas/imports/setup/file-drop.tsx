import '@campus/contracts/core/file-field-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { ChooseFileButton } from '../../../components/input/choose-file-button.tsx';
import { DropZone } from '../../../components/input/drop-zone.tsx';
import { useFileDrop } from '../../../components/input/use-file-drop.ts';

/** The drop zone and button for an import file. `problem` says why the last file was refused. */
export function FileDrop({
  problem,
  onFiles,
}: {
  problem: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const noteId = useId();
  const { over, target } = useFileDrop(onFiles);
  return (
    <DropZone
      role="group"
      aria-label={text('imports.choose.file')}
      flexDirection="column"
      justifyContent="center"
      gap={3}
      minH="11rem"
      px={4}
      py={8}
      textAlign="center"
      data-over={over || undefined}
      {...target}
    >
      <chakra.p textStyle="sm" fontWeight="medium">
        {text(over ? 'file.drop' : 'imports.choose.drop')}
      </chakra.p>
      <ChooseFileButton
        label={text('imports.choose.file')}
        extensions={['csv']}
        aria-describedby={noteId}
        onFiles={onFiles}
      >
        <FileUp size={16} aria-hidden />
        {text('file.choose')}
      </ChooseFileButton>
      <chakra.p
        id={noteId}
        role={problem ? 'alert' : undefined}
        textStyle="xs"
        color={problem ? 'fg.error' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {problem ?? text('imports.choose.limits')}
      </chakra.p>
    </DropZone>
  );
}
