import {
  type MemberFieldDefinition,
  type MemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';

/** A custom field of the member profile. */
export function aField(own: Partial<MemberFieldDefinition> = {}): MemberFieldDefinition {
  return { name: 'Team', type: 'string', required: false, visible: true, editable: true, ...own };
}

/** The profile configuration of an account with one custom field. */
export function aConfiguration(own: Partial<MemberProfileConfiguration> = {}): MemberProfileConfiguration {
  return {
    showUserProfile: { desktopClient: true, dashboard: true },
    showMemberProfile: { desktopClient: false, dashboard: false },
    disableProfileEditVisibility: false,
    defaultFields: [
      aField({ name: 'contactEmail', required: true }),
      aField({ name: 'title', required: true }),
    ],
    fields: [aField()],
    dropping: [],
    ...own,
  };
}

/** An admin in an account with this configuration. Saving succeeds by default. */
export function withConfiguration(
  configuration = aConfiguration(),
  answers: NonNullable<Answers['memberProfile']> = {},
): Answers {
  let saved = configuration;
  return {
    ...workingIn(),
    memberProfile: {
      get: () => ({ configuration: saved }),
      update: (input) => {
        const changes = updateMemberProfileConfiguration.input.parse(input);
        saved = {
          ...saved,
          showUserProfile: changes.showUserProfile ?? saved.showUserProfile,
          showMemberProfile: changes.showMemberProfile ?? saved.showMemberProfile,
          disableProfileEditVisibility:
            changes.disableProfileEditVisibility ?? saved.disableProfileEditVisibility,
          fields: changes.fields ?? saved.fields,
        };
        return { configuration: saved, task: null };
      },
      fieldUse: () => ({ members: 0, isExact: true }),
      ...answers,
    },
  };
}
