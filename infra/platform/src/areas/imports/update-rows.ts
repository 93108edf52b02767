import { reason } from '@campus/contracts/core/messages';
import type { SettledRow } from '../../work/tasks/rows.ts';
import { type MemberUpdate, updateMembers } from '../members/update-members.ts';
import type { ImportRun } from './import-params.ts';
import type { Settling } from './row-plan.ts';

/**
 * Writes the changes of members. A row says so if its person could not have the username of a new display
 * name.
 */
export async function updateRows(
  run: ImportRun,
  rows: readonly Settling<MemberUpdate>[],
): Promise<SettledRow[]> {
  const usernames = await updateMembers(
    run,
    rows.flatMap(({ update }) => update ?? []),
  );
  return rows.map(({ settled, update }) => {
    const username = update && usernames.get(update.member.id);
    if (!username) return settled;
    const displayname = update.changes.displayname ?? '';
    const told = reason('members.usernameChanged', { displayname, ...username });
    return { ...settled, reasons: [...(settled.reasons ?? []), told] };
  });
}
