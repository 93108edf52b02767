import { AppError } from '@campus/contracts/core/app-error';
import { refuseAccess } from '@campus/domain/access/access';
import type { ProfileEditor } from '@campus/domain/member-profile/member-profile';
import { refuseActing } from '@campus/domain/members/authority';
import type { LockedMember } from './lock-member.ts';
import type { Editing } from './refuse-permission.ts';

/**
 * Returns how the caller edits a locked member's profile: as an administrator or, if that is refused, as the
 * member. Throws if the caller is neither.
 */
export function editorOf(actor: Editing['actor'], member: LockedMember): ProfileEditor {
  const refusal = refuseAccess({ page: 'members' }, actor) ?? refuseActing(actor.accountAccess.level, member);
  if (!refusal) return 'admin';
  if (actor.userId === member.userId) return 'member';
  throw new AppError('forbidden', refusal);
}
