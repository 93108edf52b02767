import { text } from '@campus/contracts/core/text';
import { refuseFolderName } from '@campus/domain/rooms/folders';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { BusyButton } from '../../../../components/feedback/busy-button.tsx';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.tsx';
import { useRooms } from '../../rooms-context.ts';
import { DraftText } from '../fields/draft-fields.tsx';
import { useRenameFolder } from './use-rename-folder.ts';

/** The name of a folder, to be changed. With the name of another folder, both can become one. */
export function RenameFolder({ folder, onRenamed }: { folder: string; onRenamed: (name: string) => void }) {
  const { folders } = useRooms();
  const [name, setName] = useState(folder);
  const rename = useRenameFolder();
  const refusal = refuseFolderName(name, { current: folder, folders });
  const [asksMerge, setAsksMerge] = useState(false);
  const isChanged = name !== folder;
  const to = name.trim();
  const maySave = refusal === undefined && !rename.isSaving;
  useUnsavedChanges(isChanged, maySave ? () => rename.save(folder, name) : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || !maySave) return;
    if (await rename.save(folder, name)) onRenamed(to);
  };
  const merge = async () => {
    if (await rename.save(folder, name, true)) onRenamed(to);
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
      {refusal === 'rooms.folder.taken' && (
        <Button mt="1.625rem" variant="outline" onClick={() => setAsksMerge(true)}>
          {text('rooms.folder.merge', { folder: to })}
        </Button>
      )}
      {asksMerge && (
        <ConfirmDialog
          title={text('rooms.folder.merge.title', { from: folder, to })}
          message={text('rooms.folder.merge.about', { from: folder, to })}
          confirmText={text('rooms.folder.merge.confirm')}
          onConfirm={merge}
          onClose={() => setAsksMerge(false)}
        />
      )}
    </chakra.form>
  );
}
