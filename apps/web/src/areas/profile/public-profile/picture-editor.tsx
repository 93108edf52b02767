import { text } from '@campus/contracts/core/messages';
import { type PublicProfile, setPicture } from '@campus/contracts/profile/profile';
import { uploadFile } from '../../../lib/files.ts';
import { trpc } from '../../../trpc.ts';
import { PictureField } from './picture-field.tsx';

/** The person's picture, to be changed or removed. */
export function PictureEditor({ profile }: { profile: PublicProfile }) {
  const utils = trpc.useUtils();
  const keep = (answer: { profile: PublicProfile }) => utils.profile.get.setData({}, answer);
  const remove = trpc.profile.removePicture.useMutation({ onSuccess: keep });
  return (
    <PictureField
      label={text('profile.public.picture')}
      picture={profile.picture}
      onUpload={async (file, options) => keep(await uploadFile(setPicture, { file }, options))}
      onRemove={() => remove.mutateAsync({})}
    />
  );
}
