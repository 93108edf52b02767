import { type ProfileCard, visibleProfileCards } from '@campus/domain/profile/profile-cards';
import type { ComponentType } from 'react';
import { Loading } from '../../components/feedback/loading.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { useAccountIfAny } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { DeleteAccountCard } from './account-deletion/delete-account-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { CredentialsCard } from './credentials/credentials-card.tsx';
import { LinkedAccountsCard } from './linked-accounts/linked-accounts-card.tsx';
import { MemberProfileCard } from './member-profile/member-profile-card.tsx';
import { PreferencesCard } from './preferences/preferences-card.tsx';
import { PublicProfileCard } from './public-profile/public-profile-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { CampusStreamCard } from './streaming/campus-stream-card.tsx';
import { DownloadCard } from './streaming/download-card.tsx';
import { WebDemoCard } from './streaming/web-demo-card.tsx';

/** The component of each card. Cards that require an account may read it. */
const cards: Readonly<Record<ProfileCard, ComponentType>> = {
  publicProfile: PublicProfileCard,
  memberProfile: MemberProfileCard,
  webDemo: WebDemoCard,
  credentials: CredentialsCard,
  preferences: PreferencesCard,
  streaming: CampusStreamCard,
  download: DownloadCard,
  secondFactor: SecondFactorCard,
  unlink: LinkedAccountsCard,
  sessions: SessionsCard,
  deleteAvatar: AvatarCard,
  deleteAccount: DeleteAccountCard,
};

/** The cards that the person sees, in order. */
export function Cards() {
  const account = useAccountIfAny();
  const { environment } = useConsole();
  const shown = visibleProfileCards({
    account: account?.settings && { ...account.settings, isWebOnly: account.isWebOnly },
    suspended: account?.landing === 'suspended',
    pages: account?.pages.length ?? 0,
    environment,
  });
  if (!useProfilesAnswered(account?.id)) return <Loading />;
  return shown.map((name) => {
    const Shown = cards[name];
    return <Shown key={name} />;
  });
}

/**
 * Whether both profiles have loaded or failed. Until then their height is unknown, and cards below would
 * move.
 */
function useProfilesAnswered(accountId: string | undefined): boolean {
  const own = trpc.profile.get.useQuery({});
  const member = trpc.profile.getMember.useQuery(
    { accountId: accountId ?? '' },
    { enabled: accountId !== undefined },
  );
  const asked = accountId === undefined ? [own] : [own, member];
  return asked.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}
