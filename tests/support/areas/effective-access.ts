import { recordRemoval } from '@campus/platform/areas/effective-access/recorded-removals';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { sql } from '../world/world.ts';
import { makeRoom } from './rooms.ts';

/** Pins that members can enter a new room. Returns the rule's id. */
export async function makePin(accountId: string): Promise<string> {
  const target = { kind: 'room', roomId: await makeRoom(accountId, { permAccess: 4 }) };
  const id = newObjectId();
  await sql.query(
    `insert into "AccessPin" (id, account, role, can, target, by) values ($1, $2, 'member', true, $3, 'ana@campus.test')`,
    [id, accountId, JSON.stringify(target)],
  );
  return id;
}

/** Records that a person removed a page's level. Returns the removal's id. */
export function makeRemoval(accountId: string, userId: string): Promise<string> {
  return recordRemoval(sql, {
    ...{ accountId, userId, removed: 1, records: [] },
    pages: { scavengerHunt: 'admin' },
  });
}
