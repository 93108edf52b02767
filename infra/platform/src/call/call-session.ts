import type { SelectedRow } from '../ground/records/table.ts';
import { sessionTable } from '../ground/schema/tables/session.ts';

const keys = [
  'proof',
  'provider',
  'ssoConfigId',
  'provenAt',
  'secondFactorAt',
  'purpose',
  'accountId',
] as const;

/** What a session (`s` in the statement) says of how its user was proven, and of what it may be used for. */
export const sessionColumns = sessionTable.select(keys, 's');

/** The session of a call. */
export interface CallSession extends SelectedRow<typeof sessionColumns> {
  id: string;
  lastUsedAt: Date;
}
