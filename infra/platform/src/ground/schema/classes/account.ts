import { defaultTeamNumber } from '@campus/domain/members/team-ids';
import { array, boolean, type ClassSchema, object, string } from '../class-schema.ts';

/** A customer organisation, which owns one world and one server configuration. */
export const account: ClassSchema = {
  className: 'Account',
  fields: {
    organizationName: string,
    customerId: string,
    name: string,
    title: string,
    type: string,
    verificationRequired: boolean,
    disallowPasswordLogin: boolean,
    disableProfileEditVisibility: boolean,
    disableDownloadVisibility: boolean,
    isWebEnabled: boolean,
    isWebOnly: boolean,
    invitesDisabled: boolean,
    invitesOnly: boolean,
    invitesOnlyHint: string,
    enableRestrictedRegistration: boolean,
    registrationDomains: array,
    defaultTeamId: { type: 'Number', defaultValue: defaultTeamNumber },
    showUserProfile: object,
    showMemberProfile: object,
    memberProfileCustomFieldsSchema: object,
    dashboardOptions: object,
    streaming: object,
    speechToText: object,
    apiAccess: object,
    recentRoomOptions: object,
    customDocumentOptions: object,
    teamChat: object,
    webLevels: array,
  },
};
