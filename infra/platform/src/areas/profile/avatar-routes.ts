import { AppError } from '@campus/contracts/core/app-error';
import { deleteAvatar, getAvatar } from '@campus/contracts/profile/functions';
import { platformRoute } from '../../call/route.ts';

// Counted per address, which a whole campus may share.
const limit = { calls: 600, seconds: 60 };

export const avatarRoutes = [
  platformRoute(getAvatar, {
    access: 'signedIn',
    limit,
    handle: async ({ sql, user, input: { userId } }) => {
      if (userId !== user.id) throw new AppError('forbidden', 'access.forbidden');
      const avatar = await sql.one<{ id: string }>(
        'select "objectId" as id from "Avatar" where "user" = $1',
        [userId],
      );
      if (!avatar) throw new AppError('notFound', 'profile.avatar.none');
      return { data: { avatarDefinitionId: avatar.id } };
    },
  }),

  platformRoute(deleteAvatar, {
    access: 'signedIn',
    limit,
    audit: { operation: 'profile.deleteAvatar' },
    handle: async ({ sql, user, audit, input: { avatarDefinitionId } }) => {
      audit.note({ target: { type: 'avatar', id: avatarDefinitionId, label: '' } });
      const avatar = await sql.one<{ userId: string }>(
        'select "user" as "userId" from "Avatar" where "objectId" = $1 for update',
        [avatarDefinitionId],
      );
      if (!avatar) throw new AppError('notFound', 'profile.avatar.none');
      if (avatar.userId !== user.id) throw new AppError('forbidden', 'profile.avatar.foreign');
      await sql.query('delete from "Avatar" where "objectId" = $1', [avatarDefinitionId]);
      return {};
    },
  }),
];
