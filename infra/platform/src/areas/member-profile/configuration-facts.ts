import type { MemberField } from '@campus/domain/member-profile/member-profile';
import { type Comparison, differences } from '../../call/differences.ts';
import type { StoredConfiguration } from './read-configuration.ts';

/** The differences between two configurations for the audit trail: each setting and each field separately. */
export function configurationFacts(previous: StoredConfiguration, updated: StoredConfiguration): Comparison {
  const [before, after] = [factsOf(previous), factsOf(updated)];
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return differences(before, { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) });
}

function factsOf(configuration: StoredConfiguration): Record<string, unknown> {
  const { showUserProfile, showMemberProfile, disableProfileEditVisibility, fields } = configuration;
  return {
    ...Object.fromEntries([...fields].map(([name, field]) => [name, fieldFacts(field)])),
    userProfileInDashboard: showUserProfile.dashboard,
    userProfileInClient: showUserProfile.desktopClient,
    memberProfileInDashboard: showMemberProfile.dashboard,
    memberProfileInClient: showMemberProfile.desktopClient,
    disableProfileEditVisibility,
  };
}

function fieldFacts({ type, ...flags }: MemberField): string[] {
  const set = (['required', 'visible', 'editable'] as const).filter((flag) => flags[flag]);
  return [type, ...set];
}
