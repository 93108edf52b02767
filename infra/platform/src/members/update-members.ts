import type { TaskRun } from '../tasks/define.ts';
import type { MemberChanges } from './change-member.ts';
import type { StoredMember } from './members-by-email.ts';
import type { ReplacedUsername } from './rename-user.ts';

/** A locked member and what is to be changed of it, all of which is allowed; what is not named stays. */
export interface MemberUpdate {
  member: StoredMember;
  changes: MemberChanges & {
    /** By the fields' names; null clears one. Others stay. */
    customFields?: Readonly<Record<string, string | number | boolean | null>> | undefined;
    /** The ids of all badges it is to have, which exist. */
    badges?: readonly string[] | undefined;
  };
}

export type BulkWriting = Pick<TaskRun<unknown>, 'sql' | 'task' | 'services' | 'afterwards'>;

/**
 * Changes many members, locked with `lockMembersByEmail`, in a handful of statements, with an audit entry for each
 * that is not so already. Answers, by the ids of memberships, who got another username than the display name asked for.
 */
export function updateMembers(
  _run: BulkWriting,
  _updates: readonly MemberUpdate[],
): Promise<ReadonlyMap<string, ReplacedUsername>> {
  throw new Error('Not yet.');
}
