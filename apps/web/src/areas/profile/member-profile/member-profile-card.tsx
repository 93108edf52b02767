import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { EditableCard } from '../editable-card.tsx';
import { MemberProfileForm } from './member-profile-form.tsx';
import { MemberProfileView } from './member-profile-view.tsx';

/** The account's member profile fields that members can see. */
export function MemberProfileCard() {
  const { id, organizationName, landing } = useAccount();
  const { data, error, refetch } = trpc.profile.getMember.useQuery({ accountId: id });
  const fields = data?.fields;
  return (
    <EditableCard
      title={text('profile.member.title')}
      description={text('profile.member.description', { account: organizationName })}
      editLabel={text('profile.member.edit')}
      editable={landing === 'enter' && (fields?.some(({ editable }) => editable) ?? false)}
      view={
        <>
          {!fields && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!fields && !error && <Loading />}
          {fields?.length === 0 && (
            <chakra.p color="fg.muted" textStyle="sm">
              {text('profile.member.empty')}
            </chakra.p>
          )}
          {fields && fields.length > 0 && <MemberProfileView fields={fields} />}
        </>
      }
      form={(onClose) => fields && <MemberProfileForm fields={fields} onClose={onClose} />}
    />
  );
}
