import type { WireTask } from '@campus/contracts/tasks/functions';
import type { TableFormat } from '@campus/domain/core/table-formats';
import type { TaskKind } from '@campus/domain/tasks/tasks';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { startTask } from './start-task.ts';

/** A requested export of activities or attendances. */
interface ExportQuery {
  accountId: string;
  type: string;
  query: object;
  earliestTime: string;
  latestTime: string;
  timezone: string;
  format: TableFormat;
}

/** Saves an ActivitiesExport row and starts the task that mails its result. */
export async function saveExport(
  call: Parameters<typeof startTask>[0],
  kind: TaskKind,
  asked: ExportQuery,
): Promise<{ task: WireTask }> {
  const { accountId, type, query, earliestTime, latestTime, timezone, format } = asked;
  const params = { query, earliestTime, latestTime, timezone, format };
  const task = await startTask(call, { accountId, kind, params });
  await call.sql.query(
    `insert into "ActivitiesExport"
       (id, account, type, query, "earliestTime", "latestTime", timezone, "savedBy", task)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newObjectId(),
      accountId,
      type,
      JSON.stringify(query),
      earliestTime,
      latestTime,
      timezone,
      call.user.id,
      task.id,
    ],
  );
  return { task };
}
