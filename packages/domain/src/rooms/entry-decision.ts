import type { Decision } from '../access/decision.ts';
import { type RoomRole, roleOpens } from '../access/room-levels.ts';
import type { Entry } from './entries.ts';

/** What a room or command says of the people who may enter or use it. */
export type GuardedEntry = Pick<Entry, 'permAccess' | 'teamAccess'> & { groupAccess?: readonly string[] };

/** As whom a person comes to a room. */
export interface EntryVisitor {
  role: RoomRole;
  /** Team number as text; empty for none. */
  teamId: string;
  /** Names of groups of the identity provider. */
  groups: readonly string[];
}

/** What can open a room or command to a person; nothing but these does. */
export type EntryRule = 'superadmin' | 'role' | 'team' | 'group' | 'none';

type OpeningRule = Exclude<EntryRule, 'none'>;

/** The rules in their order. Each opens or is silent: teams and groups add to the role, they never narrow it. */
const openings: readonly {
  rule: OpeningRule;
  opens: (entry: GuardedEntry, visitor: EntryVisitor) => boolean;
}[] = [
  { rule: 'superadmin', opens: (_, { role }) => role === 'superadmin' },
  { rule: 'role', opens: ({ permAccess }, { role }) => roleOpens(permAccess, role) },
  { rule: 'team', opens: ({ teamAccess }, { teamId }) => teamId !== '' && teamAccess.includes(teamId) },
  {
    rule: 'group',
    opens: ({ groupAccess = [] }, { groups }) => groupAccess.some((group) => groups.includes(group)),
  },
];

/** Whether a person may enter a room or use a command: the role is enough, or the team or one of the groups is named. */
export function mayUse(entry: GuardedEntry, visitor: EntryVisitor): boolean {
  return openings.some(({ opens }) => opens(entry, visitor));
}

/** Decides whether a person may enter a room or use a command, with every rule that is considered. */
export function decideEntry(entry: GuardedEntry, visitor: EntryVisitor): Decision<EntryRule> {
  const opening = openings.find(({ opens }) => opens(entry, visitor))?.rule;
  const values = valuesOf(entry);
  const chain = openings.map(({ rule, opens }) => ({
    rule,
    verdict: opens(entry, visitor) ? ('allows' as const) : ('silent' as const),
    value: values[rule],
    decides: rule === opening,
  }));
  const none = { rule: 'none' as const, verdict: 'refuses' as const, decides: opening === undefined };
  return { allowed: opening !== undefined, decidedBy: opening ?? 'none', chain: [...chain, none] };
}

function valuesOf({ permAccess, teamAccess, groupAccess = [] }: GuardedEntry) {
  return {
    superadmin: undefined,
    role: permAccess,
    team: teamAccess.join(', ') || undefined,
    group: groupAccess.join(', ') || undefined,
  };
}
