import { text } from '@campus/contracts/core/messages';
import type { Entry } from '@campus/domain/rooms/entries';
import { refuseFolderName } from '@campus/domain/rooms/folders';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useRooms } from '../rooms-context.ts';
import { DuplicateButton } from '../tools/duplicate-button.tsx';
import { AddMenu } from './add-menu.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DraftText } from './draft-fields.tsx';
import { FolderEntries } from './folder-entries.tsx';
import { useRenameFolder } from './use-rename-folder.ts';

/** A folder: its name, to be changed, what is in it, and the way to add to it. */
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
        <RenameForm folder={folder} onRenamed={onRenamed} />
        <FolderEntries entries={entries} onSelect={onSelect} />
      </chakra.div>
    </>
  );
}

function RenameForm({ folder, onRenamed }: { folder: string; onRenamed: (name: string) => void }) {
  const { folders } = useRooms();
  const [name, setName] = useState(folder);
  const rename = useRenameFolder();
  const refusal = refuseFolderName(name, { current: folder, folders });
  const isChanged = name !== folder;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal || !isChanged || rename.isSaving) return;
    if (await rename.save(folder, name)) onRenamed(name.trim());
  };
  return (
    <chakra.form
      aria-label={text('rooms.folder.form')}
      noValidate
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      gap={2}
      onSubmit={(event) => void submit(event)}
    >
      <chakra.div flex="1 1 14rem" minW={0}>
        <DraftText
          label={text('rooms.folder.rename')}
          required
          value={name}
          error={isChanged && refusal ? text(refusal) : undefined}
          onChange={setName}
        />
      </chakra.div>
      <BusyButton
        type="submit"
        mt="1.625rem"
        variant="outline"
        busy={rename.isSaving}
        disabled={!isChanged || refusal !== undefined}
      >
        {text('rooms.folder.save')}
      </BusyButton>
    </chakra.form>
  );
}
