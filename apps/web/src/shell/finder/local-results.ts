import '@campus/contracts/shell/finder-messages';
import { text } from '@campus/contracts/core/text';
import { mostFound } from '@campus/domain/core/find-rank';
import { formatNumber } from '../../lib/format.ts';
import { type Entry, findEntries } from './entries.ts';
import type { FoundGroup } from './results.ts';

/** What the finder knows without asking the gateway. */
export interface LocalEntries {
  pages: readonly Entry[];
  actions: readonly Entry[];
  /** The kinds of changes in the audit trail; empty if the person may not open it. */
  audit: readonly Entry[];
}

/** The pages, actions, and kinds of changes that a search finds. Kinds of changes are found by a search only. */
export function localGroups({ pages, actions, audit }: LocalEntries, search: string) {
  const group = (name: 'pages' | 'actions' | 'audit', entries: readonly Entry[]): FoundGroup => ({
    name,
    heading: text(`finder.group.${name}`),
    ...findEntries(entries, search),
  });
  return {
    pages: group('pages', pages),
    actions: group('actions', actions),
    audit: { ...group('audit', search.trim() === '' ? [] : audit), isStrong: false },
  };
}

/** Shortens a group to its first results, with one more that shows the others, unless a person asked for all. */
export function shortened(group: FoundGroup, expanded: string | undefined): FoundGroup {
  const { name, found } = group;
  const hidden = found.length - mostFound;
  if (hidden <= 0 || name === expanded) return group;
  const more = {
    id: `more-${name}`,
    label: text('finder.more', { count: formatNumber(hidden) }),
    opens: { all: name },
  };
  return { ...group, found: [...found.slice(0, mostFound), more] };
}

/** The groups with results, those first whose names match best. */
export function ordered(groups: readonly FoundGroup[]): FoundGroup[] {
  const some = groups.filter(({ found }) => found.length > 0);
  return [...some.filter(({ isStrong }) => isStrong), ...some.filter(({ isStrong }) => !isStrong)];
}
