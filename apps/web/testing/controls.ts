import type { CustomOption } from '@campus/contracts/controls/custom-options';
import type { CustomStatus } from '@campus/contracts/controls/custom-statuses';
import { AppError } from '@campus/contracts/core/app-error';
import { mergeLists } from '@campus/domain/lists/merge-lists';
import type { Answers } from './answering-link.ts';
import { withSettings } from './settings.ts';

type Option = Omit<CustomOption, 'index'>;
type Status = Omit<CustomStatus, 'order'>;

/** A saved option. */
export function anOption(name: string, own: Partial<Option> = {}): Option {
  const locations = { gearmenu: true, login: true };
  return { id: name, name, url: `https://${name.toLowerCase()}.example.org`, locations, ...own };
}

/** A saved status. */
export function aStatus(status: string, own: Partial<Status> = {}): Status {
  return { id: status, status, active: true, ...own };
}

interface Sent<Item> {
  items: readonly (Omit<Item, 'id'> & { id?: string | undefined })[];
  basedOn?: { items: readonly Item[]; moved?: readonly string[] | undefined } | undefined;
}

/** A gateway with the lists of the in-world controls in memory. It merges edits like the platform. */
export function withControls(
  {
    options = [],
    statuses = [],
    settings = {},
  }: { options?: Option[]; statuses?: Status[]; settings?: Parameters<typeof withSettings>[0] } = {},
  answers: NonNullable<Answers['controls']> = {},
) {
  let saved = { options, statuses };
  let made = 0;
  const merge = <Item extends { id: string }>(stored: readonly Item[], { items, basedOn }: Sent<Item>) => {
    const mine = items.map((item) => {
      made += item.id === undefined ? 1 : 0;
      return { ...item, id: item.id ?? `made${made}` } as Item;
    });
    const edit = { base: basedOn?.items ?? stored, mine, moved: new Set(basedOn?.moved) };
    const merged = mergeLists(edit, stored);
    if (merged.collisions.length > 0) throw new AppError('conflict', 'list.changedMeanwhile');
    return merged.items;
  };
  const show = () => ({
    options: saved.options.map((option, index) => ({ ...option, index })),
    statuses: saved.statuses.map((status, order) => ({ ...status, order })),
  });
  const all: Answers = {
    ...withSettings(settings).answers,
    controls: {
      options: () => ({ options: show().options, maxAllowed: 20 }),
      saveOptions: ({ options: items, basedOn }) => {
        saved = { ...saved, options: merge(saved.options, { items, basedOn } as Sent<Option>) };
        return { options: show().options };
      },
      statuses: () => ({ statuses: show().statuses, enabled: true }),
      saveStatuses: ({ statuses: items, basedOn }) => {
        saved = { ...saved, statuses: merge(saved.statuses, { items, basedOn } as Sent<Status>) };
        return { statuses: show().statuses };
      },
      ...answers,
    },
  };
  return {
    answers: all,
    saved: () => saved,
    /** Saves lists as a colleague. */
    change: (lists: Partial<typeof saved>) => {
      saved = { ...saved, ...lists };
    },
  };
}
