import * as z from 'zod';
import { type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { type PlannedRow, planRows, rowStep, type SettledRow } from '../../work/tasks/rows.ts';

const params = z.object({ names: z.array(z.string()).min(1) });
type Params = z.output<typeof params>;

/**
 * Deletes the members' values for profile fields that the account has removed. Does not change `updatedAt`,
 * because nobody edited the members.
 */
export const dropFields = taskDefinition({
  kind: 'memberProfile.dropFields',
  params,
  plan: ({ sql, task, params: { names } }) =>
    planRows(sql, task.id, {
      text: `select "objectId" as target, coalesce(email, '') as label, null::json as plan from "Membership"
             where account = $1 and "customFields" ?| $2 order by "objectId"`,
      values: [task.accountId, names],
    }),
  step: rowStep(1000, dropFrom),
});

async function dropFrom(
  { sql, task, params: { names } }: TaskRun<Params>,
  rows: readonly PlannedRow[],
): Promise<SettledRow[]> {
  await sql.query(
    `with locked as (
       select "objectId" from "Membership" where account = $1 and "objectId" = any($2)
       order by "objectId" for no key update
     )
     update "Membership" m set "customFields" = m."customFields" - $3::text[]
     from locked where m."objectId" = locked."objectId"`,
    [task.accountId, rows.map(({ target }) => target), names],
  );
  return rows.map(({ position }) => ({ position, outcome: 'done' }));
}
