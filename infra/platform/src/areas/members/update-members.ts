import { differences } from '../../call/differences.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { badgeNames, exchangeBadges } from './badges.ts';
import type { MemberChanges } from './change-member.ts';
import type { StoredMember } from './members-by-email.ts';
import type { ChangedMember } from './write-members.ts';
import { writeMembers } from './write-members.ts';

/** The changes to a member. Missing fields stay unchanged. */
export type MemberPatch = MemberChanges & {
  /** By field name. Null clears a field; others stay unchanged. */
  customFields?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** The ids of all badges that the member will have. They must exist. */
  badges?: readonly string[] | undefined;
};

/** A locked member and its permitted changes. */
export interface MemberUpdate {
  member: StoredMember;
  changes: MemberPatch;
}

/**
 * Changes many members with few statements. Lock them with `lockMembersByEmail` first. Writes an audit entry
 * for each member that actually changes.
 */
export async function updateMembers(run: BulkWriting, updates: readonly MemberUpdate[]): Promise<void> {
  const changed = updates.map(compare).filter(({ different }) => Object.keys(different.after).length > 0);
  if (changed.length === 0) return;
  await writeMembers(run.sql, changed);
  await exchangeBadges(
    run.sql,
    changed.map(({ previous, updated }) => ({ member: previous, badges: updated.badges })),
  );
  await record(run, changed);
}

function compare({ member: previous, changes }: MemberUpdate): ChangedMember {
  const { customFields = {}, badges = previous.badges, ...columns } = changes;
  const own = differences({ ...previous }, columns);
  const custom = differences({ ...unset(customFields), ...previous.customFields }, customFields);
  const exchanged = differences({ badges: sorted(previous.badges) }, { badges: sorted(badges) });
  const updated = {
    ...previous,
    ...own.after,
    customFields: merged(previous.customFields, custom.after),
    badges,
  };
  if (updated.permission !== previous.permission)
    updated.previousPermission = updated.permission === 'suspended' ? previous.permission : null;
  return {
    previous,
    updated,
    different: {
      before: { ...custom.before, ...own.before, ...exchanged.before },
      after: { ...custom.after, ...own.after, ...exchanged.after },
    },
  };
}

/** A field that was never set counts as cleared. */
function unset(fields: Readonly<Record<string, unknown>>): Record<string, null> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
}

function merged(
  previous: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries({ ...previous, ...after });
  return Object.fromEntries(
    entries.filter(([name, value]) => !(name in after) || (value !== null && value !== '')),
  );
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

async function record(run: BulkWriting, changed: readonly ChangedMember[]): Promise<void> {
  const withNames = await namingBadges(run, changed);
  await recordChanges(
    run,
    'members.update',
    changed.map(({ previous, different }) => ({
      target: { type: 'member', id: previous.id, label: previous.email },
      before: withNames(different.before),
      after: withNames(different.after),
    })),
  );
}

/** The trail contains badge names, because ids would be meaningless once a badge is deleted. */
async function namingBadges({ sql, task }: BulkWriting, changed: readonly ChangedMember[]) {
  const exchanged = changed.some(({ previous, updated }) => previous.badges !== updated.badges);
  const names = exchanged ? await badgeNames(sql, task.accountId) : new Map<string, string>();
  return ({ badges, ...values }: Record<string, unknown>) =>
    Array.isArray(badges)
      ? { ...values, badges: badges.flatMap((id: string) => names.get(id) ?? []).sort() }
      : values;
}
