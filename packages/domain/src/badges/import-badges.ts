/** A badge of the account, as a file can name it. */
export interface NamedBadge {
  id: string;
  name: string;
}

/** The badges a cell names, or the part of it that matches none or several. */
type BadgesOfCell = { ids: string[] } | { unknown: string } | { ambiguous: string };

/** Badges by everything that can name them in a cell. */
export interface BadgeNames {
  byKey: ReadonlyMap<string, readonly string[]>;
  /** The largest number of semicolons in a name. */
  mostSemicolons: number;
}

/** Prepares the badges of an account for `badgesOfCell`. */
export function badgeNames(badges: readonly NamedBadge[]): BadgeNames {
  const byKey = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [id]);
    else if (!known.includes(id)) known.push(id);
  };
  for (const { id, name } of badges) {
    add(exactKey(id), id);
    add(exactKey(name), id);
    add(looseKey(name), id);
  }
  const semicolons = badges.map(({ name }) => name.split(';').length - 1);
  return { byKey, mostSemicolons: Math.max(0, ...semicolons) };
}

/**
 * Reads the badges in a cell, named by name or id and separated by semicolons. Names can contain semicolons, so the
 * longest known name wins. If several badges share a name, the one that the person already has is meant.
 */
export function badgesOfCell(cell: string, names: BadgeNames, owned: readonly string[] = []): BadgesOfCell {
  const parts = cell.split(';').map((part) => part.trim());
  const ids = new Set<string>();
  for (let at = 0; at < parts.length; ) {
    if (parts[at] === '') {
      at += 1;
      continue;
    }
    const found = longest(parts, at, names);
    if (!found) return { unknown: parts[at] ?? '' };
    const chosen = found.ids.length === 1 ? found.ids : found.ids.filter((id) => owned.includes(id));
    if (chosen.length !== 1) return { ambiguous: found.name };
    for (const id of chosen) ids.add(id);
    at = found.end;
  }
  return { ids: [...ids] };
}

interface Found {
  ids: readonly string[];
  name: string;
  /** The first part behind it. */
  end: number;
}

/** The longest name that begins at a part and is known. */
function longest(
  parts: readonly string[],
  at: number,
  { byKey, mostSemicolons }: BadgeNames,
): Found | undefined {
  for (let end = Math.min(parts.length, at + mostSemicolons + 1); end > at; end -= 1) {
    const name = parts.slice(at, end).join('; ');
    const ids = byKey.get(exactKey(name)) ?? byKey.get(looseKey(name));
    if (ids) return { ids, name, end };
  }
  return undefined;
}

/** Spaces around semicolons do not count. */
function exactKey(name: string): string {
  return `= ${trimmedParts(name)}`;
}

function looseKey(name: string): string {
  return `~ ${trimmedParts(name).toLowerCase()}`;
}

function trimmedParts(name: string): string {
  return name
    .split(';')
    .map((part) => part.trim())
    .join(';');
}
