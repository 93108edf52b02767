import '@campus/contracts/member-profile/page-messages';
import { text } from '@campus/contracts/core/text';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { MemberProfileCard } from './member-profile-card.tsx';
import { UserProfileCard } from './user-profile-card.tsx';

/** How the account uses the profiles of its members. */
export function MemberProfilePage() {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.memberProfile.get.useQuery({ accountId });
  return (
    <Page title={text('memberProfile.title')} description={text('memberProfile.description')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <UserProfileCard configuration={data.configuration} />
          <MemberProfileCard configuration={data.configuration} />
        </>
      )}
    </Page>
  );
}
