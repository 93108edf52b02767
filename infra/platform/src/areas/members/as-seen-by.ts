import type { WireMember } from '@campus/contracts/members/wire-member';
import { type Actor, refuseAccess } from '@campus/domain/access/access';
import type { ProfileEditor } from '@campus/domain/member-profile/member-profile';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readFields } from '../profile/stored-fields.ts';
import { refuseEditing } from './refuse-editing.ts';

/** Returns how the caller sees a user's member profile: as an administrator or as the member. */
export function viewerOf(actor: Actor, userId: string): ProfileEditor {
  refuseEditing(actor, userId);
  return refuseAccess({ page: 'members' }, actor) ? 'member' : 'admin';
}

/** Returns a member as the caller may see it. Without administrator rights, hidden fields are omitted. */
export async function asSeenBy(
  { sql, actor }: { sql: Queryable; actor: Actor },
  accountId: string,
  member: WireMember,
): Promise<WireMember> {
  if (viewerOf(actor, member.user._id) === 'admin') return member;
  const fields = await readFields(sql, accountId);
  const visible = Object.entries(member.customFields).filter(([name]) => fields.get(name)?.visible);
  return { ...member, customFields: Object.fromEntries(visible) };
}
