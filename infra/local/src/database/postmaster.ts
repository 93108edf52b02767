import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The process that serves a database folder, as PostgreSQL notes it there; undefined when there is no note. */
export async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const note = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = note?.split('\n') ?? [];
  return note ? { pid: Number(lines[0]), port: Number(lines[3]) } : undefined;
}

/** Whether the process lives; a note can be older than the process that has its number now. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until a killed server is gone: for a moment its number is still taken, and PostgreSQL would refuse
 * to start. Gives up after ten seconds, because the number can belong to another process by then.
 */
export async function outlive(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder);
  const deadline = Date.now() + 10_000;
  while (postmaster && lives(postmaster.pid) && Date.now() < deadline) await wait(50);
}

/** Whether a living server uses the folder: its process exists and its port answers. */
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
