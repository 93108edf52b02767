import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformConfig } from '../../foundation/config.ts';

/**
 * Waits until Parse Server answers a real read that requires the master key. With an invalid option, the
 * server listens but refuses everything.
 */
export async function untilItReads(config: PlatformConfig, url: string): Promise<void> {
  while (!(await readsWithMasterKey(config, url))) await wait(200);
}

async function readsWithMasterKey(config: PlatformConfig, url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/classes/_Role?limit=1&keys=name`, {
      headers: { 'X-Parse-Application-Id': config.appId, 'X-Parse-Master-Key': config.masterKey },
      signal: AbortSignal.timeout(3_000),
    });
    const answer: unknown = await response.json();
    return response.ok && typeof answer === 'object' && answer !== null && 'results' in answer;
  } catch {
    return false;
  }
}
