import { text } from '@campus/contracts/core/text';
import { type PublicProfile, setPicture } from '@campus/contracts/profile/profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { uploadFile } from '../../../lib/files.ts';
import { useAccountIfAny } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { EditableCard } from '../editable-card.tsx';
import { PictureField } from './picture-field.tsx';
import { PublicProfileForm } from './public-profile-form.tsx';
import { PublicProfileView } from './public-profile-view.tsx';

/** The profile that others see. An account can forbid its members to edit it. */
export function PublicProfileCard() {
  const account = useAccountIfAny();
  const { suspended } = useUser();
  const { data, error, refetch } = trpc.profile.get.useQuery({});
  const profile = data?.profile;
  return (
    <EditableCard
      title={text('profile.public.title')}
      description={text('profile.public.description')}
      editLabel={text('profile.public.edit')}
      editable={profile !== undefined && !suspended && !account?.settings.disableProfileEditVisibility}
      view={
        <>
          {profile && <PublicProfileView profile={profile} />}
          {!profile && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!profile && !error && <Loading />}
        </>
      }
      form={(onClose) =>
        profile && (
          <chakra.div display="grid" gap={6}>
            <PictureEditor profile={profile} />
            <PublicProfileForm profile={profile} onClose={onClose} />
          </chakra.div>
        )
      }
    />
  );
}

/** Changes or removes the person's picture. */
function PictureEditor({ profile }: { profile: PublicProfile }) {
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
