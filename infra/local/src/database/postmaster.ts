import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The process that serves a database folder, from PostgreSQL's pid file; undefined without one. */
export async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const note = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = note?.split('\n') ?? [];
  return note ? { pid: Number(lines[0]), port: Number(lines[3]) } : undefined;
}

/**
 * Whether a process with this id is alive. It may be another process that reuses the id of an old pid file.
 */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until a killed server is gone. PostgreSQL refuses to start while the old process id still exists.
 * Gives up after ten seconds, because another process may have taken the id by then.
 */
export async function outlive(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder);
  const deadline = Date.now() + 10_000;
  while (postmaster && lives(postmaster.pid) && Date.now() < deadline) await wait(50);
}

/** Whether a live server uses the folder: its process exists and its port answers. */
export async function isServed(folder: string): Promise<boolean> {
  const postmaster = await readPostmaster(folder);
  return postmaster !== undefined && lives(postmaster.pid) && (await answers(postmaster.port));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
