import { vi } from 'vitest';
import { processRunning } from './stack-process.ts';

/**
 * Kills the stack's process that runs this file, and prevents its replacement from starting. Returns a
 * function that allows the start.
 */
export async function holdAway(folder: string, file: string): Promise<() => void> {
  const killed = await processRunning(folder, file);
  process.kill(killed, 'SIGKILL');
  const held = await vi.waitFor(
    async () => {
      const next = await processRunning(folder, file);
      if (next === killed) throw new Error('It has not been started again yet.');
      return next;
    },
    { timeout: 20_000, interval: 5 },
  );
  process.kill(held, 'SIGSTOP');
  return () => void process.kill(held, 'SIGCONT');
}
