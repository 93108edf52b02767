import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { insertRows } from '@campus/platform/foundation/records/insert-rows';
import type { CustomFieldDefinition } from '@campus/platform/foundation/schema/tables/account';
import { hashOf, newSeed } from '@campus/platform/foundation/secret';
import { supportedLevels } from './levels.ts';
import { askingWorlds, smallAccountRecords, smallAccounts } from './small-accounts.ts';

/** The demo accounts' ids, fixed so that settings and scripts can name them. */
export const demoCampus = 'DemoCampus';
export const northwind = 'NorthwindU';
export const contoso = 'ContosoEvt';
/** Its world has moved to another address. */
export const fourthCoffee = 'FourthCoff';
/** The account picker hides it; superadmins find it by search. */
export const relecloud = 'RelecloudL';

/** Platform configuration for the demo accounts, so that each of its rules can be seen at work. */
export const demoConfiguration = {
  PROTECTED_ACCOUNT_IDS: contoso,
  HIDDEN_ACCOUNT_IDS: relecloud,
  MOVED_ACCOUNTS: JSON.stringify({ [fourthCoffee]: 'https://eu.campus.test/' }),
  DEMO_WORLDS: askingWorlds.demo,
  CONTACT_WORLDS: askingWorlds.contact,
  PHONE_WORLDS: askingWorlds.phone,
  DOWNLOAD_URL: 'https://download.campus.test/client',
  WINDOWS_DOWNLOAD_URL: 'https://download.campus.test/windows',
  MAC_DOWNLOAD_URL: 'https://download.campus.test/mac',
  SEPARATE_DOWNLOAD_ACCOUNT_IDS: smallAccounts.invitesOnly,
  TEAM_SUITE_NOTE_ACCOUNT_IDS: northwind,
  WEB_APP_URL: 'https://web.campus.test',
  LICENSE_URL: 'https://www.campus.test/license',
  SUSPENDED_CAMPAIGNS: 'contoso',
  EMPLOYEE_DOMAINS: 'campus.test',
  EXTRA_ATTENDANCE_ACCOUNT_IDS: demoCampus,
  STREAMING_CLIENT_VERSION: '2.0.0',
};

/** The custom profile fields of Demo Campus, one of each type. */
const customFields: Record<string, CustomFieldDefinition> = {
  department: { type: 'string', required: false, visibleToMember: true, editableByMember: true },
  startDate: { type: 'ISOTimeString', required: false, visibleToMember: true, editableByMember: false },
  seat: { type: 'number', required: false, visibleToMember: true, editableByMember: false },
  onCampus: { type: 'boolean', required: false, visibleToMember: true, editableByMember: true },
} as const;

const demoLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M4 26 32 10l28 16-28 16z" fill="#2f7de0"/><path d="M16 36v12c8 7 24 7 32 0V36L32 45z" fill="#1f5aa6"/></svg>',
)}`;

/** The sender of Northwind's invitations, who has accepted the request. */
const northwindSender = 'admissions@northwind.test';

/** Inserts the demo accounts with their worlds. */
export async function insertDemoAccounts(sql: Queryable, createdAt: Date): Promise<void> {
  await insertAccounts(sql, [
    {
      id: demoCampus,
      createdAt,
      organizationName: 'Demo Campus',
      customerId: 'C-1001',
      isWebEnabled: true,
      apiAccess: { isEnabled: true, isProductEnabled: true },
      memberProfileCustomFieldsSchema: customFields,
      showMemberProfile: { desktopClient: true, dashboard: true },
      dashboardOptions: {
        isExportAllowed: true,
        isWebdemoAllowed: true,
        isWebdemoTicketAllowed: true,
        isPrivateSpacesAllowed: true,
        showGroupsOptionInRoomDetail: true,
        allowRegularRoomPasscodes: true,
      },
      webLevels: supportedLevels,
      streaming: { enrolled: true, enabled: true },
      speechToText: { allowed: true, enabled: true },
      zoom: { allowed: true, enabled: true },
      world: {
        name: 'demo',
        isChatbotAllowed: true,
        gdnStreaming: { enabled: true, showLaunchButton: true },
        buildVersion: '2.0.0',
        defaultCampus: 'scampus',
        logo: demoLogo,
        googleSettings: { enabled: true, whitelistedDomains: ['campus.test'] },
        azureData: [
          { tenant: 'contoso', name: 'Contoso', enabled: true },
          { tenant: 'northwind', name: 'Northwind', enabled: false },
        ],
      },
    },
    {
      id: northwind,
      createdAt,
      organizationName: 'Northwind University',
      customerId: 'C-1002',
      verificationRequired: true,
      dashboardOptions: { fromEmail: northwindSender, customBranding: true },
      world: {
        name: 'northwind',
        buildVersion: '2.0.0',
        // Google is enabled, but accepts nobody until a domain is set.
        googleSettings: { enabled: true, whitelistedDomains: [] },
        azureData: [{ tenant: 'northwind', name: 'Northwind', enabled: true }],
      },
    },
    {
      id: contoso,
      createdAt,
      organizationName: 'Contoso Events',
      customerId: 'C-1003',
      isWebEnabled: true,
      isWebOnly: true,
      world: {
        name: 'contoso',
        buildVersion: '2.0.0',
        // Its campaign is suspended at the vendor, which shows only at launch.
        gdnStreaming: { enabled: true, showLaunchButton: true, launchButtonLabel: 'Stream the stage' },
        passwordExpireDays: 30,
        azureData: [
          { tenant: 'contoso', name: 'Contoso', enabled: true },
          { tenant: 'northwind', name: 'Northwind', enabled: true },
        ],
      },
    },
    {
      id: fourthCoffee,
      createdAt,
      organizationName: 'Fourth Coffee School',
      customerId: 'C-1010',
      world: { name: 'fourth-coffee' },
    },
    {
      id: relecloud,
      createdAt,
      organizationName: 'Relecloud Labs',
      customerId: 'C-1011',
      world: { name: 'relecloud' },
    },
    ...smallAccountRecords.map((account) => ({ ...account, createdAt })),
  ]);
  await insertAcceptedSender(sql, createdAt);
}

async function insertAcceptedSender(sql: Queryable, at: Date): Promise<void> {
  const tokenSeed = newSeed();
  const accepted = {
    account: northwind,
    email: northwindSender,
    requestedBy: '',
    requestedAt: at,
    verifiedAt: at,
  };
  await insertRows(sql, 'EmailIdentity', [{ ...accepted, tokenSeed, tokenHash: hashOf(tokenSeed) }]);
}
