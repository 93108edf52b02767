import { type Level, ladder } from './levels.ts';

/** The thresholds of rooms, commands, and what people do in the world (ROM-044, ACCT-029); never mixed with the ladder. */
export const roomThresholds = {
  member: 0,
  leader: 1,
  moderator: 4,
  admin: 8,
  owner: 16,
  superadmin: 18,
} as const satisfies Record<Exclude<Level, 'suspended'>, number>;

/** A role that is in the world at all: a suspended person is not. */
export type RoomRole = keyof typeof roomThresholds;

/** The roles that are in the world, the lowest first. */
export const roomRoles = Object.keys(roomThresholds) as readonly RoomRole[];

/**
 * The role that may enter a room or use a command, as `permAccess` stores it (ROM-045). None leaves it to teams and
 * groups.
 */
export const roomAccess = {
  none: 0,
  owner: 0.5,
  admin: 1,
  moderator: 2,
  leader: 3,
  member: 4,
} as const;

export type RoomAccessName = keyof typeof roomAccess;
export type RoomAccess = (typeof roomAccess)[RoomAccessName];

/** The access options in the order in which they are offered. */
export const roomAccessOptions = Object.values(roomAccess);

export function isRoomAccess(value: number): value is RoomAccess {
  return roomAccessOptions.some((option) => option === value);
}

/** The name of an access option; undefined for a number that is none. */
export function roomAccessName(value: number): RoomAccessName | undefined {
  return (Object.keys(roomAccess) as RoomAccessName[]).find((name) => roomAccess[name] === value);
}

/** The threshold that a role must reach for this access; undefined where no role is enough. */
export function thresholdOf(access: number): number | undefined {
  const thresholds: Readonly<Partial<Record<RoomAccessName, number>>> = roomThresholds;
  const name = roomAccessName(access);
  return name && thresholds[name];
}

/** Whether a role is enough for this access. A superadmin may do what any role may. */
export function roleOpens(access: number, role: RoomRole): boolean {
  const threshold = thresholdOf(access);
  return threshold !== undefined && roomThresholds[role] >= threshold;
}

/** Whether a level reaches a threshold. A suspended person does not even reach 0 (RLP-022). */
export function reachesThreshold(level: Level, threshold: number): boolean {
  const role = roomRoleOf(level);
  return role !== undefined && roomThresholds[role] >= threshold;
}

/** The lowest role that reaches a threshold; a superadmin where nobody else does. */
export function lowestRoleFor(threshold: number): RoomRole {
  return roomRoles.find((role) => roomThresholds[role] >= threshold) ?? 'superadmin';
}

/** The role in the world of a level of the ladder; undefined for suspended people. */
export function roomRoleOf(level: Level): RoomRole | undefined {
  return level in ladder && level !== 'suspended' ? level : undefined;
}
