import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';
import { knownPermissions, levelRange, listedPermissions } from '@campus/domain/roles/permissions';
import { mergeChanges } from '@campus/domain/settings/setting-change';
import type { Answers } from './answering-link.ts';
import { anEnteredAccount, workingIn } from './people.ts';

/** A row of the roles page by its table and name, as its permission is by default. */
function anEntry(table: RoleEntry['table'], action: string, usual: Level): RoleEntry {
  return {
    table,
    action,
    default: usual,
    configured: null,
    ...levelRange({ table, action }),
    minBuildVersion: null,
    params: { page: '', tab: 'rooms', order: 10 },
    changed: null,
  };
}

const known = knownPermissions.map(({ type, action, default: usual, params }) => ({
  ...anEntry(type, action, usual),
  params,
}));
const everything = listedPermissions([...known, anEntry('roomControl', 'chatBar', 'member')], '9');
const nameOf = ({ table, action }: Pick<RoleEntry, 'table' | 'action'>) => `${table}.${action}`;

/** A gateway that stores who has what; `configured` is what it begins with, by table and name. */
export function withRoles(
  configured: Readonly<Record<string, Level>> = {},
  {
    account = {},
    answers = {},
  }: { account?: Partial<EnteredAccount>; answers?: NonNullable<Answers['roles']> } = {},
) {
  let items = everything.map((entry) => ({ ...entry, configured: configured[nameOf(entry)] ?? null }));
  const change = (
    changes: readonly {
      table: RoleEntry['table'];
      action: string;
      level: Level | null;
      base?: Level | null | undefined;
    }[],
  ) => {
    const stored = new Map(items.map((entry) => [nameOf(entry), entry.configured as string | null]));
    const { written, conflicts } = mergeChanges(
      stored,
      changes.map((one) => ({ setting: nameOf(one), value: one.level, base: one.base })),
    );
    items = items.map((entry) => ({
      ...entry,
      ...(written.has(nameOf(entry)) && { configured: written.get(nameOf(entry)) as Level | null }),
    }));
    const refs = (names: readonly string[]) => items.filter((entry) => names.includes(nameOf(entry)));
    return { saved: refs([...written.keys()]), conflicts: refs(conflicts) };
  };
  const entered = anEnteredAccount({ level: 'owner', ...account });
  const roles = {
    read: () => ({ items, features: [{ feature: 'kick', role: 'moderator', default: 'moderator' }] }),
    save: ({ changes }) => {
      const { saved, conflicts } = change(changes);
      return { items, saveId: 'save1', saved, conflicts: conflicts.map((one) => ({ ...one, theirs: null })) };
    },
    ...answers,
  } satisfies Answers['roles'];
  return { answers: { ...workingIn(entered), roles } satisfies Answers, change };
}
