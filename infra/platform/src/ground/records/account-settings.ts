/** Where a kind of profile is shown. */
export interface ProfileVisibility {
  desktopClient: boolean;
  dashboard: boolean;
}

/** A field of the member profile that an account adds. */
export interface CustomFieldDefinition {
  type: 'string' | 'ISOTimeString' | 'number' | 'boolean';
  required?: boolean;
  visibleToMember?: boolean;
  editableByMember?: boolean;
}

/** An account's settings as they are stored, each an object of its own. What is left out is not set. */
export interface AccountSettings {
  showUserProfile?: ProfileVisibility;
  showMemberProfile?: ProfileVisibility;
  memberProfileCustomFieldsSchema?: Record<string, CustomFieldDefinition>;
  dashboardOptions?: {
    isExportAllowed?: boolean;
    fromEmail?: string;
    customInvitationUrl?: string;
    customBranding?: boolean;
    clientDownloadButtonLabel?: string;
    isWebdemoAllowed?: boolean;
    isWebdemoTicketAllowed?: boolean;
  };
  streaming?: { enrolled: boolean; enabled: boolean; launchButtonLabel?: string };
  speechToText?: { enabled: boolean };
  apiAccess?: {
    isEnabled: boolean;
    isProductEnabled: boolean;
    clientId?: string;
    clientSecret?: string;
    generatedAt?: string;
  };
  recentRoomOptions?: Record<string, unknown>;
  customDocumentOptions?: Record<string, unknown>;
  /** How the account's team chat is connected. */
  teamChat?: Record<string, unknown>;
}
