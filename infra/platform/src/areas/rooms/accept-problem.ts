import { text } from '@campus/contracts/core/text';
import type { acceptProblem as contract } from '@campus/contracts/rooms/doctor';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { identityOf } from './accepted-problems.ts';
import { beginChange } from './list-version.ts';
import { findProblem } from './read-problems.ts';

/** Accepts a problem in the caller's name, or lets it count again. Every page then reads the problems again. */
export async function acceptProblem(
  { sql, audit, user }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  { accountId, problem: named, isAccepted }: z.output<typeof contract.input>,
): Promise<object> {
  await beginChange(sql, accountId);
  const { problem } = await findProblem(sql, accountId, named);
  const label = text(`rooms.doctor.${problem.kind}`, problem.params);
  audit.note({
    target: { type: problem.subject.kind, id: problem.subject.id, label },
    after: { isAccepted },
  });
  const values = [accountId, ...identityOf(problem)];
  if (isAccepted)
    await sql.query(
      `insert into "AcceptedProblem" (account, kind, subject, other, target, by) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [...values, user.email],
    );
  else
    await sql.query(
      'delete from "AcceptedProblem" where (account, kind, subject, other, target) = ($1, $2, $3, $4, $5)',
      values,
    );
  return {};
}
