import { type ProfileCard, visibleProfileCards } from '@campus/domain/profile/profile-cards';
import type { ComponentType } from 'react';
import { useConsole } from '../../lib/use-console.ts';
import { useAccountIfAny } from '../../shell/account.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { CampusStreamCard } from './campus-stream-card.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { DownloadCard } from './download-card.tsx';
import { LinkedAccountsCard } from './linked-accounts-card.tsx';
import { MemberProfileCard } from './member-profile-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PublicProfileCard } from './public-profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { WebDemoCard } from './web-demo-card.tsx';

/** Each card of the profile. Those that are not shown without an account may ask for it. */
const cards: Readonly<Record<ProfileCard, ComponentType>> = {
  publicProfile: PublicProfileCard,
  memberProfile: MemberProfileCard,
  webDemo: WebDemoCard,
  credentials: CredentialsCard,
  preferences: PreferencesCard,
  streaming: CampusStreamCard,
  download: DownloadCard,
  unlink: LinkedAccountsCard,
  sessions: SessionsCard,
  deleteAvatar: AvatarCard,
  deleteAccount: DeleteAccountCard,
};

/** The cards the person sees, in their order. */
export function Cards() {
  const account = useAccountIfAny();
  const { environment } = useConsole();
  const shown = visibleProfileCards({
    account: account?.settings && { ...account.settings, isWebOnly: account.isWebOnly },
    suspended: account?.landing === 'suspended',
    pages: account?.pages.length ?? 0,
    environment,
  });
  return shown.map((name) => {
    const Shown = cards[name];
    return <Shown key={name} />;
  });
}
