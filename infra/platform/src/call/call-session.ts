import type { SelectedRow } from '../foundation/records/table.ts';
import { sessionTable } from '../foundation/schema/tables/session.ts';

const keys = [
  'proof',
  'provider',
  'ssoConfigId',
  'provenAt',
  'secondFactorAt',
  'secondFactorId',
  'purpose',
  'accountId',
] as const;

/** The columns of a session (`s` in the statement) about its purpose and how its user was authenticated. */
export const sessionColumns = sessionTable.select(keys, 's');

export interface CallSession extends SelectedRow<typeof sessionColumns> {
  id: string;
  lastUsedAt: Date;
}
