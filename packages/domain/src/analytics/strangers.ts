const erased = /^erased-\d+$/;

/** The id of a person who was erased, from the key of their events. */
export function erasedId(key: number): string {
  return `erased-${key}`;
}

/** Whether an id stands for a person who was erased. */
export function isErased(userId: string): boolean {
  return erased.test(userId);
}

/**
 * The name of a person who is no member, such as a guest: the one that the servers of the world use. Empty for a person
 * who was erased.
 */
export function serverName(userId: string): string {
  return isErased(userId) ? '' : userId;
}
