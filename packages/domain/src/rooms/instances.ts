import type { Room } from './entries.ts';

type Copy = Pick<Room, 'levelName' | 'instance'>;

/** The smallest number from 1 that no room of this level has as its instance. */
export function nextInstance(rooms: readonly Copy[], levelName: string): number {
  const taken = new Set(rooms.filter((room) => room.levelName === levelName).map(({ instance }) => instance));
  let instance = 1;
  while (taken.has(instance)) instance += 1;
  return instance;
}

/** Level and instance as one text; undefined for a room without an instance, which no other room can be mistaken for. */
export function copyKey({ levelName, instance }: Copy): string | undefined {
  return instance === null ? undefined : `${levelName} ${instance}`;
}
