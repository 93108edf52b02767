import { applyImport, getImportRows } from '@campus/contracts/imports/functions';
import type { ImportOptions, ImportRow } from '@campus/contracts/imports/imports';
import type { ImportKind } from '@campus/domain/imports/imports';
import { callPlatform } from '../../calls/platform.ts';
import { type Person, sql, type TestAccount } from '../../world/world.ts';
import { endOfTask } from '../tasks.ts';
import { makePlannedImport } from './imports.ts';

interface Wanted {
  by?: Person;
  kind?: ImportKind;
  options?: Partial<ImportOptions>;
}

interface Planned {
  accountId: string;
  taskId: string;
  by: Person;
  rows: ImportRow[];
}

/** Plans an import of these lines, by default as the account's admin. */
export async function planImportOf(
  { accountId, people }: TestAccount,
  lines: readonly string[],
  { by = people.admin, ...wanted }: Wanted = {},
): Promise<Planned> {
  const taskId = await makePlannedImport({ ...wanted, accountId, by, lines });
  return { accountId, taskId, by, rows: await importRows({ accountId, taskId, by }) };
}

/** Applies a planned import and returns its result. */
export async function applyPlanned({ accountId, taskId, by }: Omit<Planned, 'rows'>) {
  await callPlatform(applyImport, { accountId, taskId }, by.sessionToken);
  return { end: await endOfTask(taskId), rows: await importRows({ accountId, taskId, by }) };
}

/** The planned rows of an import, with their results. */
export async function importRows({ accountId, taskId, by }: Omit<Planned, 'rows'>): Promise<ImportRow[]> {
  const { results } = await callPlatform(getImportRows, { accountId, taskId, limit: 100 }, by.sessionToken);
  return results;
}

/** The stored data of a membership. */
export function storedMember(membershipId: string) {
  return sql.one(
    `select firstname, lastname, displayname, title, "contactEmail", "teamId", permission, "customFields"
     from "Membership" where "objectId" = $1`,
    [membershipId],
  );
}

/** The invitations of an account, by email. */
export function storedInvitations({ accountId }: { accountId: string }) {
  return sql.query<{ id: string; email: string; tokenHash: string }>(
    `select "objectId" as id, email, "firstName", "displayName", title, permission, teamid, badges, status,
       "tokenHash", "emailData"
     from "Invitation" where account = $1 order by email`,
    [accountId],
  );
}
