import { AppError } from '@campus/contracts/core/app-error';
import { refuseAccess } from '@campus/domain/access/access';
import type { ProfileEditor } from '@campus/domain/member-profile/member-profile';
import { refuseActing } from '@campus/domain/members/authority';
import type { LockedMember } from './lock-member.ts';
import type { Editing } from './refuse-permission.ts';

/**
 * As whom the caller changes a locked member's profile: as an administrator, or, where that is refused, as the member
 * itself. Throws if the caller is neither.
 */
export function editorOf(actor: Editing['actor'], member: LockedMember): ProfileEditor {
  const refusal = refuseAccess({ page: 'members' }, actor) ?? refuseActing(actor.accountAccess.level, member);
  if (!refusal) return 'admin';
  if (actor.userId === member.userId) return 'member';
  throw new AppError('forbidden', refusal);
}
