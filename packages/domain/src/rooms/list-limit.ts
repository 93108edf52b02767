/** The most rooms and commands that an account can have. Every member who opens the menu has all of them read. */
export const maxEntries = 10_000;

/** Why entries may not be added to a list of this length, or undefined. */
export function refuseAdding(present: number, added: number): 'rooms.tooMany' | undefined {
  return added > 0 && present + added > maxEntries ? 'rooms.tooMany' : undefined;
}
