import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compiledModules } from './compiled-modules.ts';
import { StartFailure } from './start-failure.ts';

const startTimeout = 60_000;
const stopPatience = 10_000;

/** A part of the stack. It runs as its own Node process, and ends when the stack's process ends. */
export interface PartDefinition {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  args?: string[];
  /** Command-line options for Node. */
  options?: string[];
  folder?: string;
  /**
   * Responds with 2xx when the part is ready. Without an address, the part sends the message 'ready' itself.
   */
  readyAt?: string;
}

export interface Part {
  name: string;
  ready: Promise<void>;
  /** Resolves when the process has ended for any reason, with a description: 'was killed by SIGKILL'. */
  ended: Promise<string>;
  /** Asks the process to end. After this many milliseconds, kills it and all its child processes. */
  stop(patience?: number): Promise<void>;
}

/**
 * Starts a part. Its output goes to `{name}.log`, with hyphens for spaces. The previous run's log is kept, and a restart appends to
 * the current one. `ready` rejects if the part ends first.
 */
export async function startPart(definition: PartDefinition, logs: string, again = false): Promise<Part> {
  const logName = definition.name.replaceAll(' ', '-');
  const logFile = path.join(logs, `${logName}.log`);
  if (!again) await rename(logFile, path.join(logs, `${logName}.previous.log`)).catch(() => undefined);
  // It is always appended to, so that a tool that rotates logs may truncate the file.
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(
    process.execPath,
    [...(definition.options ?? []), definition.file, ...(definition.args ?? [])],
    {
      cwd: definition.folder,
      env: { NODE_COMPILE_CACHE: compiledModules, ...definition.env },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      // It has its own process group, so Ctrl-C reaches only the supervisor, which ends the parts in order.
      detached: true,
    },
  );
  await log.close();
  const ended = once(child, 'exit').then(([code, signal]) =>
    signal ? `was killed by ${signal}` : `ended with exit code ${code}`,
  );
  const ready = becomesReady(child, definition, ended, logFile);
  ready.catch(() => undefined);
  return {
    name: definition.name,
    ready,
    ended,
    stop: (patience = stopPatience) => stop(child, ended, patience),
  };
}

async function becomesReady(
  child: ChildProcess,
  definition: PartDefinition,
  ended: Promise<string>,
  logFile: string,
): Promise<void> {
  const done = new AbortController();
  const serves = definition.readyAt
    ? answers(definition.readyAt, done.signal)
    : once(child, 'message', { signal: done.signal });
  const outcome = await Promise.race([
    serves.then(() => 'ready'),
    ended.then(() => 'ended while it started'),
    wait(startTimeout, 'did not start within a minute', { signal: done.signal }),
  ]).finally(() => {
    serves.catch(() => undefined);
    done.abort();
  });
  if (outcome !== 'ready') throw new StartFailure(await explain(definition.name, outcome, logFile));
}

async function answers(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(50, undefined, { signal });
  }
}

async function explain(name: string, outcome: string, logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  if (/ENOSPC|No space left on device/.test(log))
    return `The disk of ${path.dirname(logFile)} is full; make room and start again.`;
  const tail = log.trimEnd().split('\n').slice(-15).join('\n');
  return `The ${name} ${outcome}. The end of ${logFile}:\n${tail}`;
}

async function stop(child: ChildProcess, ended: Promise<unknown>, patience: number): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([ended, wait(patience, undefined, { ref: false })]);
  killGroup(child);
  await ended;
}

/** Ends the remaining processes in a part's process group. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process group is empty.
  }
}
