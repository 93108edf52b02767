import type { Queryable } from '@campus/platform/database/sql';
import type { CustomFieldDefinition } from '@campus/platform/records/account-settings';
import { insertAccounts } from '@campus/platform/records/accounts';

/** The demo accounts' ids, fixed so that settings and scripts can name them. */
export const demoCampus = 'DemoCampus';
export const northwind = 'NorthwindU';
export const contoso = 'ContosoEvt';

/** What the platform's configuration says of the demo accounts, so that each such rule can be seen at work. */
export const demoConfiguration = {
  PROTECTED_ACCOUNT_IDS: contoso,
  DOWNLOAD_URL: 'https://download.campus.test/client',
  WEB_APP_URL: 'https://web.campus.test',
};

/** The profile fields Demo Campus has added, one of each type. */
const customFields: Record<string, CustomFieldDefinition> = {
  department: { type: 'string', required: false, visibleToMember: true, editableByMember: true },
  startDate: { type: 'ISOTimeString', required: false, visibleToMember: true, editableByMember: false },
  seat: { type: 'number', required: false, visibleToMember: true, editableByMember: false },
  onCampus: { type: 'boolean', required: false, visibleToMember: true, editableByMember: true },
} as const;

export async function insertDemoAccounts(sql: Queryable, createdAt: Date): Promise<void> {
  await insertAccounts(sql, [
    {
      id: demoCampus,
      createdAt,
      organizationName: 'Demo Campus',
      customerId: 'C-1001',
      isWebEnabled: true,
      memberProfileCustomFieldsSchema: customFields,
      world: { name: 'demo', buildVersion: '2.0.0' },
    },
    {
      id: northwind,
      createdAt,
      organizationName: 'Northwind University',
      customerId: 'C-1002',
      verificationRequired: true,
      world: { name: 'northwind', buildVersion: '2.0.0' },
    },
    {
      id: contoso,
      createdAt,
      organizationName: 'Contoso Events',
      customerId: 'C-1003',
      isWebEnabled: true,
      isWebOnly: true,
      world: { name: 'contoso', buildVersion: '2.0.0', passwordExpireDays: 30 },
    },
  ]);
}
