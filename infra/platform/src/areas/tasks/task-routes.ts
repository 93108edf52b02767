import { AppError } from '@campus/contracts/core/app-error';
import { getTaskFile, taskFilePiece } from '@campus/contracts/tasks/functions';
import { getTaskFile as contract } from '@campus/contracts/tasks/tasks';
import { rulesOf } from '../../call/implement.ts';
import { platformRoute } from '../../call/route.ts';
import { failedPlaceOf } from '../../work/tasks/failed-place.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';

export const taskRoutes = [
  platformRoute(getTaskFile, {
    ...rulesOf(contract),
    handle: async (call) => {
      const {
        sql,
        log,
        services: { files },
        input: { taskId, from, rows },
      } = call;
      await followedTask(call);
      const kept = await sql.one<{ file: string; type: string }>(
        `select file, "fileType" as type from "Task" where id = $1
         and case when $2 then "failedName" else "fileName" end is not null`,
        [taskId, rows === 'failed'],
      );
      if (!kept) throw new AppError('notFound', 'tasks.noFile');
      const place = rows === 'failed' ? failedPlaceOf(kept.file) : kept.file;
      const bytes = await files.readPiece(place, { from, bytes: taskFilePiece }).catch((error: unknown) => {
        log.error({ err: error, file: place }, 'file lost');
        throw new AppError('notFound', 'tasks.noFile');
      });
      return { type: kept.type, bytes };
    },
  }),
];
