import type { WireBytes } from '@campus/contracts/core/wire-route';
import * as wire from '@campus/contracts/tasks/functions';
import type { getTaskFile } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** The files of an account's tasks. The REST routes return them in pieces, so they have no binding. */
export function tasksPlatform({ queryRoute }: Calls) {
  return {
    /** A task's result file. Each piece is fetched when the previous one has been consumed. */
    async file(task: z.output<typeof getTaskFile.input>) {
      const piece = (from: number) => queryRoute(wire.getTaskFile, { ...task, from });
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
