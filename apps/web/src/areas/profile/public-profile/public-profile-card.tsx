import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { useAccountIfAny } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { EditableCard } from '../editable-card.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { PublicProfileForm } from './public-profile-form.tsx';
import { PublicProfileView } from './public-profile-view.tsx';

/** The profile that others see. An account may keep its members from editing it. */
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
