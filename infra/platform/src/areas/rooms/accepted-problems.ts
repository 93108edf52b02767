import type { RoomProblem } from '@campus/contracts/rooms/doctor';
import type { Problem } from '@campus/domain/rooms/doctor/problems';
import type { Queryable } from '../../foundation/database/sql.ts';
import { acceptedProblemTable } from '../../foundation/schema/tables/accepted-problem.ts';

/** Reads who accepted which problems. A problem that names another target than the accepted one is not accepted. */
export async function readAcceptances(
  sql: Queryable,
  accountId: string,
): Promise<(problem: Problem) => RoomProblem['accepted']> {
  const rows = await acceptedProblemTable.query(
    sql,
    ['kind', 'subject', 'other', 'target', 'by', 'at'],
    'where account = $1',
    [accountId],
  );
  const acceptances = new Map(
    rows.map(({ by, at, ...row }) => [JSON.stringify(Object.values(row)), { by, at: at.toISOString() }]),
  );
  return (problem) => acceptances.get(JSON.stringify(identityOf(problem))) ?? null;
}

/** What makes a problem the accepted one, in the order of the columns. */
export function identityOf({ kind, subject, otherId, params }: Problem): string[] {
  return [kind, subject.id, otherId, params.target];
}
