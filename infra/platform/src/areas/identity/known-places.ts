import { networkOf } from '@campus/server-kit/network';
import type { Origin } from '../../call/origin.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

const maxDevices = 20;

/** Stores where a user has signed in: the network, and the device if it sent a secret. */
export async function rememberPlaces(
  sql: Queryable,
  userId: string,
  { address, device }: Origin,
): Promise<void> {
  await sql.query(
    {
      name: 'remember-address',
      text: `insert into sign_in_address as known ("user", address, seen) values ($1, $2, now())
             on conflict ("user", address) do update set seen = now()
             where known.seen < now() - interval '1 day'`,
    },
    [userId, networkOf(address)],
  );
  if (device) await rememberDevice(sql, userId, device);
}

/** Deletes the devices unused for longest to make room for new ones. */
async function rememberDevice(sql: Queryable, userId: string, device: string): Promise<void> {
  await sql.query(
    {
      name: 'remember-device',
      text: `insert into sign_in_device as known ("user", device, seen) values ($1, $2, now())
             on conflict ("user", device) do update set seen = now()
             where known.seen < now() - interval '1 day'`,
    },
    [userId, device],
  );
  await sql.query(
    {
      name: 'forget-devices',
      text: `delete from sign_in_device where "user" = $1 and device in (
               select device from sign_in_device where "user" = $1 order by seen desc offset ${maxDevices})`,
    },
    [userId],
  );
}

export interface KnownPlaces {
  /** Whether the person has signed in with this device. */
  device: boolean;
  /** Whether the person has signed in from this network. */
  network: boolean;
}

/** Returns the parts of an origin from which the person with this email has signed in before. */
export async function readKnownPlaces(
  sql: Queryable,
  email: string,
  { address, device }: Origin,
): Promise<KnownPlaces> {
  const known = await sql.one<KnownPlaces>(
    {
      name: 'known-places',
      text: `select exists (
               select from sign_in_device k join "_User" u on u."objectId" = k."user"
               where u.email = $1 and k.device = $3 and k.seen > now() - interval '1 year') as device, exists (
               select from sign_in_address k join "_User" u on u."objectId" = k."user"
               where u.email = $1 and k.address = $2 and k.seen > now() - interval '90 days') as network`,
    },
    [email, networkOf(address), device ?? null],
  );
  return known ?? { device: false, network: false };
}
