import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { DuplicateButton } from '../../tools/duplicate-button.tsx';
import { DetailHeader } from '../detail-header.tsx';
import { AddMenu } from './add-menu.tsx';
import { FolderEntries } from './folder-entries.tsx';
import { RenameFolder } from './rename-folder.tsx';

/** A folder: its editable name, its entries, and buttons to add entries. */
export function FolderView({
  folder,
  entries,
  onBack,
  onAdd,
  onSelect,
  onRenamed,
}: {
  folder: string;
  /** The entries of the folder, in order. */
  entries: readonly Entry[];
  onBack: () => void;
  onAdd: (kind: 'room' | 'command') => void;
  onSelect: (id: string) => void;
  onRenamed: (name: string) => void;
}) {
  return (
    <>
      <DetailHeader title={folder} onBack={onBack}>
        <DuplicateButton
          name={folder}
          source={{ folder }}
          entries={entries}
          onDuplicated={({ group }) => onRenamed(group)}
        />
        <AddMenu onAdd={onAdd} />
      </DetailHeader>
      <chakra.div display="grid" gap={5} px={5} pb={5}>
        <RenameFolder folder={folder} onRenamed={onRenamed} />
        <FolderEntries entries={entries} onSelect={onSelect} />
      </chakra.div>
    </>
  );
}
