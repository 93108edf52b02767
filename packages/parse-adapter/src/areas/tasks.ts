import { listPage, windowOf } from '@campus/contracts/core/list';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import * as wire from '@campus/contracts/tasks/functions';
import type { cancelTask, getTaskFile, listTaskRows, listTasks } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import type { Calls } from '../core/calls.ts';
import type { ParseClient } from '../core/client.ts';

export type TasksPlatform = ReturnType<typeof tasksPlatform>;

/** Work of an account that goes on after the call that asked for it. */
export function tasksPlatform({ query, mutate }: Calls, client: ParseClient, caller: Caller) {
  return {
    async list({ accountId, page }: z.output<typeof listTasks.input>) {
      const { count, results } = await query(wire.getTasks, { accountId, ...windowOf(page) });
      return listPage(results, count, page);
    },

    get: (task: z.output<typeof cancelTask.input>) => query(wire.getTask, task),

    async rows({ page, ...input }: z.output<typeof listTaskRows.input>) {
      const { count, results } = await query(wire.getTaskRows, { ...input, ...windowOf(page) });
      return listPage(results, count, page);
    },

    cancel: (task: z.output<typeof cancelTask.input>) => mutate(wire.cancelTask, task),

    /** The file a task left behind. Each piece is fetched when the one before has been taken. */
    async file(task: z.output<typeof getTaskFile.input>) {
      const piece = (from: number) =>
        client.gateway(wire.getTaskFile, { ...task, from }, { ...caller, idempotent: true });
      const first = await piece(0);
      return { type: first.type, body: pieces(first.bytes, piece) };
    },
  };
}

async function* pieces(
  first: Uint8Array,
  fetch: (from: number) => Promise<WireBytes>,
): AsyncGenerator<Uint8Array> {
  let bytes = first;
  for (let from = 0; bytes.length > 0; ) {
    yield bytes;
    from += bytes.length;
    if (bytes.length < wire.taskFilePiece) return;
    ({ bytes } = await fetch(from));
  }
}
