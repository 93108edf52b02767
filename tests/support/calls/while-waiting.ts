import type { Sql } from '@campus/platform/foundation/database/sql';
import { expect, vi } from 'vitest';
import { sql } from '../world/world.ts';

/**
 * Makes a call that waits for the locks of another transaction, in which `change` runs. Returns the call's
 * result after that transaction is committed.
 */
export async function whileWaiting(
  lock: (other: Sql) => Promise<unknown>,
  call: () => Promise<unknown>,
  change: (other: Sql) => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>> {
  const { ending } = await sql.transaction(async (other) => {
    await lock(other);
    const ending = Promise.allSettled([call()]);
    await vi.waitFor(async () => {
      const waiting = await other.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      expect(waiting.length).toBeGreaterThan(0);
    }, 10_000);
    await change(other);
    return { ending };
  });
  const [ended] = await ending;
  return ended;
}

/** Changes a member's role. */
export function giveRole(membershipId: string, permission: string): (other: Sql) => Promise<unknown> {
  return (other) =>
    other.query('update "Membership" set permission = $2 where "objectId" = $1', [membershipId, permission]);
}
