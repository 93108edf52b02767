import { readFile, rm } from 'node:fs/promises';
import type { WireCall } from '@campus/contracts/core/wire-call';
import { readPostmaster } from '@campus/local/database/postmaster';
import { claim } from '@campus/local/ports';
import { type Part, startPart } from '@campus/local/processes';
import { type Stack, startStack } from '@campus/local/stack';
import { type Database, openDatabase } from '@campus/platform/foundation/database/sql';
import type * as z from 'zod';
import { databasePart } from './database-part.ts';
import { type PlatformProcess, startersOf } from './platform-of-stack.ts';
import { processesOf } from './stack-process.ts';
import { ownStack } from './stack-settings.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * A stack for tests that break parts of it. Its only platforms and workers are those that the test starts and
 * kills.
 */
export interface FaultyStack {
  stack: Stack;
  sql: Database;
  startPlatform(env?: NodeJS.ProcessEnv): Promise<PlatformProcess>;
  startWorker(env?: NodeJS.ProcessEnv): Promise<PlatformProcess>;
  /** Kills PostgreSQL and restarts it; returns the process id of the killed server. */
  killDatabase(): Promise<number>;
  end(): Promise<void>;
}

export async function startFaultyStack(): Promise<FaultyStack> {
  const folder = await makeTemporaryFolder();
  const stack = await startStack({ ...ownStack(folder), durable: false });
  const sql = openDatabase(stack.urls.database, { connections: 2 });
  const { startPlatform, startWorker } = await startersOf(stack);
  await endOwnProcesses(folder);
  const databases: Part[] = [];
  const started: PlatformProcess[] = [];
  const ready = async (part: PlatformProcess) => {
    started.push(part);
    await part.ready();
    return part;
  };

  return {
    stack,
    sql,
    startPlatform: async (env) => ready(startPlatform(await claim(0), env)),
    startWorker: async (env) => ready(startWorker(await claim(0), env)),
    killDatabase: async () => {
      const { pid = 0 } = (await readPostmaster(stack.data.postgres)) ?? {};
      process.kill(pid, 'SIGKILL');
      const database = await startPart(
        databasePart(stack.data.postgres, stack.urls.database),
        stack.data.logs,
      );
      databases.push(database);
      await database.ready;
      return pid;
    },
    end: async () => {
      for (const part of started) part.stop('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await sql.close();
      for (const database of databases) await database.stop();
      await stack.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The stack's own platform and worker would continue the work of killed ones. */
async function endOwnProcesses(folder: string): Promise<void> {
  for (const id of await processesOf(folder)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8');
    if (/platform\/src\/(main|worker)\.ts/.test(command)) process.kill(id, 'SIGKILL');
  }
}

/** Calls a cloud function of a platform that a test has started. */
export async function callOf<I extends z.ZodType, O extends z.ZodType>(
  { url }: Pick<PlatformProcess, 'url'>,
  call: WireCall<I, O>,
  { input, sessionToken }: { input: z.input<I>; sessionToken: string },
): Promise<z.output<O>> {
  const response = await fetch(`${url}/parse/functions/${call.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-parse-application-id': 'campus',
      'x-parse-session-token': sessionToken,
    },
    body: JSON.stringify(input),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: string };
  if (!response.ok) throw new Error(error);
  return call.output.parse(result);
}
