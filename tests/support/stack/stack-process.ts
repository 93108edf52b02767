import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claim } from '@campus/local/ports';
import { projectFolder } from '@campus/local/settings';

/** `npm start` (with `--dev`, `npm run dev`) without npm, as a separate process. */
export interface StackProcess {
  /** Its complete output so far. */
  output(): string;
  /** Resolves when the stack prints "ready"; rejects if it ends first. */
  ready: Promise<void>;
  exitCode: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** The environment of a stack with its own ports and data folder. */
export async function ownEnvironment(dataFolder: string): Promise<Record<string, string>> {
  const names = [
    'PORT',
    'PLATFORM_PORT',
    'INBOX_PORT',
    'SMTP_PORT',
    'IDP_PORT',
    'STREAMING_PORT',
    'DATABASE_PORT',
    'USAGE_PORT',
  ];
  const ports = await Promise.all(names.map(async (name) => [name, String(await claim(0))] as const));
  return { ...Object.fromEntries(ports), CAMPUS_DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
}

export function startStackProcess(
  env: Record<string, string>,
  options: readonly string[] = [],
): StackProcess {
  const start = path.join(projectFolder, 'infra/local/src/start.ts');
  const child = spawn(process.execPath, [start, ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/^ready$/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exitCode.then(() => reject(new Error(`The stack ended before it was ready:\n${output}`)));
  });
  ready.catch(() => undefined);
  return { output: () => output, ready, exitCode, kill: (signal) => kill(child, signal) };
}

/** The ids of all living processes that use the data folder. */
export async function processesOf(dataFolder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const mentions = await Promise.all(ids.map((id) => isAbout(id, dataFolder)));
  return ids.filter((id, index) => mentions[index] && id !== process.pid);
}

/** The id of the only process on the data folder that runs this file. */
export async function processRunning(dataFolder: string, file: string): Promise<number> {
  for (const id of await processesOf(dataFolder)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(file)) return id;
  }
  throw new Error(`No process runs ${file}.`);
}

/** Kills all processes that use the data folder, and waits until they are gone. */
export async function killProcessesOf(dataFolder: string): Promise<void> {
  const killed = await processesOf(dataFolder);
  killed.forEach(killOutright);
  for (const id of killed) while (await holdsOn(id)) await wait(20);
}

/** Whether a process still holds its files and ports: until it is gone or a zombie. */
async function holdsOn(id: number): Promise<boolean> {
  const state = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => ') Z');
  return !/^.*\) [ZX]/s.test(state);
}

function killOutright(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

async function isAbout(id: number, dataFolder: string): Promise<boolean> {
  const texts = await Promise.all(
    ['cmdline', 'environ'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')),
  );
  return texts.some((text) => text.includes(dataFolder));
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
}
