import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { SelectedRow } from '../../ground/records/table.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';
import { enqueueDrop } from '../../work/jobs/drop-file.ts';

const deleted = badgeTable.select(['name', 'image']);

/** Deletes a badge, removes it from all members, and enqueues the deletion of its image. */
export async function deleteBadge(
  { sql, audit, services }: Pick<Call, 'sql' | 'audit' | 'services'>,
  badgeId: string,
): Promise<void> {
  // The badge first, in the order in which assigning locks: nobody is given it between the two statements.
  const badge = await sql.one<SelectedRow<typeof deleted>>(
    `delete from "Badge" where "objectId" = $1 returning ${deleted}`,
    [badgeId],
  );
  if (!badge) throw new AppError('notFound', 'badges.notFound');
  const taken = await sql.one<{ members: number }>(
    `with taken as (delete from "_Join:badges:Membership" where "relatedId" = $1 returning 1)
     select count(*)::int as members from taken`,
    [badgeId],
  );
  if (badge.image) await enqueueDrop(sql, services.jobs, badge.image);
  audit.note({
    target: { type: 'badge', id: badgeId, label: badge.name },
    before: { name: badge.name, members: taken?.members ?? 0 },
  });
}
