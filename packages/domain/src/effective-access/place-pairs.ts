import { consideredRecords } from '../room-permissions/records.ts';
import { type Device, scopeKey } from '../room-permissions/scopes.ts';
import { type PermissionFacts, type Side, sidesOf } from './places.ts';

/** Rooms that resolve alike before a change and alike after it. A side is undefined if the rooms do not exist there. */
export interface Pair {
  before: Side | undefined;
  after: Side | undefined;
  /** The scopes of both sides as one text. */
  scopes: string;
  roomIds: (string | null)[];
}

/** The rooms of two configurations, and the world, by the nearest records before and after. */
export function pairsOf(before: PermissionFacts, after: PermissionFacts, device: Device): Pair[] {
  const [previous, next] = [sidesOf(before, device), sidesOf(after, device)];
  const pairs = new Map<string, Pair[]>();
  for (const id of new Set([...previous.keys(), ...next.keys()])) {
    const [from, to] = [previous.get(id), next.get(id)];
    const scopes = `${keyOf(from)} > ${keyOf(to)}`;
    const inScopes = pairs.get(scopes) ?? [];
    pairs.set(scopes, inScopes);
    const pair = inScopes.find(
      (known) => known.before?.offered === from?.offered && known.after?.offered === to?.offered,
    );
    if (pair) pair.roomIds.push(id);
    else inScopes.push({ before: from, after: to, scopes, roomIds: [id] });
  }
  return [...pairs.values()].flat();
}

function keyOf(side: Side | undefined): string {
  return side ? scopeKey(side.scope) : '';
}

/** Whether the same records and options apply before and after. */
export function isSettledAlike(
  { before, after }: Pair,
  device: Device,
  from: PermissionFacts,
  to: PermissionFacts,
): boolean {
  if (!before || !after || before.offered !== after.offered) return false;
  const previous = consideredRecords(from.permissions, device, before.scope);
  const next = consideredRecords(to.permissions, device, after.scope);
  return previous.every(({ record }, index) => record === next[index]?.record);
}
