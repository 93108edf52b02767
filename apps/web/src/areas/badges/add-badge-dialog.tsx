import { addBadge, badgeName } from '@campus/contracts/badges/badges';
import { sentence } from '@campus/contracts/core/schema-sentences';
import { text } from '@campus/contracts/core/text';
import { badgeImageSide, refuseBadgeImage } from '@campus/domain/badges/badges';
import { pictureExtensions } from '@campus/domain/profile/pictures';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { uploadFile } from '../../lib/files.ts';
import { useRefreshBadges } from './use-badges.ts';

const schema = z.object({
  name: badgeName,
  file: z.instanceof(File, { error: sentence('badges.image.required') }),
});

/** Asks for the name and image of a new badge. */
export function AddBadgeDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const form = useContractForm(schema, { name: '' });
  const add = useAddBadge(accountId);
  const title = text('badges.add.title');
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body>
        <DialogForm
          form={form}
          label={title}
          onSubmit={async (badge) => (await add(badge)) && onClose()}
          submitText={text('badges.add')}
          onCancel={onClose}
        >
          <TextField form={form} name="name" label={text('badges.add.name')} autoComplete="off" />
          <FileField
            form={form}
            name="file"
            label={text('badges.add.image')}
            help={text('file.picture.help')}
            extensions={pictureExtensions}
            refuse={refusalOf}
            preview={(file, onUnreadable) => (
              <ImagePreview file={file} onUnreadable={() => onUnreadable(text('picture.notImage'))} />
            )}
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}

function refusalOf({ name, size }: File): string | undefined {
  const refusal = refuseBadgeImage({ name, bytes: size });
  return refusal && text(refusal);
}

/** Adds a badge, notifies of the result, and returns whether it was added. */
function useAddBadge(accountId: string) {
  const notify = useNotify();
  const refresh = useRefreshBadges();
  return async (wanted: z.output<typeof schema>): Promise<boolean> => {
    try {
      const { badge } = await uploadFile(addBadge, { accountId, ...wanted });
      notify.success(text('badges.added', { badge: badge.name }));
      await refresh();
      return true;
    } catch (error) {
      notify.error(error, (reason) => text('badges.addFailed', { reason }));
      return false;
    }
  };
}

/** The chosen image at its largest stored size. */
function ImagePreview({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <chakra.img
      src={address}
      onError={onUnreadable}
      alt={text('file.preview', { label: text('badges.add.image') })}
      display="block"
      mx="auto"
      style={{ maxWidth: `min(100%, ${badgeImageSide}px)`, maxHeight: `${badgeImageSide}px` }}
    />
  );
}
