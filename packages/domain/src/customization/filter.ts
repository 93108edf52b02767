import { compareBuildVersions } from '../core/build-versions.ts';

/** The search and filters of a list of customizations. */
export interface FilteredItem {
  friendlyName: string;
  description: string;
  tags: readonly string[];
  /** The themes that it belongs to, by their internal names. */
  themes: readonly string[];
}

interface Filter {
  search: string;
  tags: readonly string[];
  themes: readonly string[];
}

/** Whether an item matches the search and carries all selected tags and themes (CUS-016, CUS-017, CUS-018). */
export function matchesFilter(item: FilteredItem, { search, tags, themes }: Filter): boolean {
  // Searched as a text, not as a pattern: every character of it means itself.
  const wanted = search.trim().toLowerCase();
  return (
    [item.friendlyName, item.description].some((text) => text.toLowerCase().includes(wanted)) &&
    tags.every((tag) => item.tags.includes(tag)) &&
    themes.every((theme) => item.themes.includes(theme))
  );
}

/** The tags of a world customization: its group, if it has one (CUS-009). */
export function tagsOfCustomization({ group }: { group: string }): string[] {
  return group === '' ? [] : [group];
}

/** Every tag or theme of these items with the number of items that carry it, by name. */
export function countValues(lists: readonly (readonly string[])[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Whether a world can clear themes: its build is not older than the configured one (CUS-034). */
export function offersThemeClearing(worldBuild: string, minimumBuild: string): boolean {
  return compareBuildVersions(worldBuild, minimumBuild) >= 0;
}

/** The message for a failed apply: the server's detail if it gave one (CUS-029). */
export function applyFailure({ detail, message }: { detail?: string | undefined; message: string }): string {
  return detail?.trim() ? detail : message;
}
