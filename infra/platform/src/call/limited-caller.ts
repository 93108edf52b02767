import type { Limit } from '@campus/contracts/core/contract';
import type { Queryable } from '../foundation/database/sql.ts';
import type { Origin } from './origin.ts';

/** The caller to count, and the number of calls allowed. */
interface LimitedCaller {
  caller: string;
  limit: Limit;
}

/**
 * Returns the caller that a limit counts. This is the address or, if the limit says so, a device that the
 * person has signed in with before. Others at the same address cannot use up the calls of such a device.
 */
export async function limitedCaller(
  sql: Queryable,
  limit: Limit,
  { address, device }: Origin,
): Promise<LimitedCaller> {
  if (!limit.ofKnownDevice || !device || !(await isKnownDevice(sql, device)))
    return { caller: address, limit };
  return { caller: `device:${device}`, limit: { ...limit, calls: limit.ofKnownDevice } };
}

async function isKnownDevice(sql: Queryable, device: string): Promise<boolean> {
  const known = await sql.one(
    { name: 'known-device', text: 'select from sign_in_device where device = $1 limit 1' },
    [device],
  );
  return known !== undefined;
}
