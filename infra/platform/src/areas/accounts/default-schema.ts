import type { AccountSchema } from '@campus/contracts/accounts/accounts';
import { defaultTeamNumber } from '@campus/domain/members/team-ids';

/** The template of every new account. */
export const defaultAccountSchema: AccountSchema = {
  name: 'Default Campus',
  type: 'campus',
  outline: {
    worldBuildVersion: '1.0.0',
    defaultTeamId: defaultTeamNumber,
    isWebEnabled: false,
    verificationRequired: false,
    showUserProfile: { desktopClient: true, dashboard: true },
    showMemberProfile: { desktopClient: false, dashboard: false },
  },
};
