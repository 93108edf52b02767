import { AppError } from '@campus/contracts/core/app-error';
import { getPicture } from '@campus/contracts/profile/picture-functions';
import type { Actor } from '@campus/domain/access/access';
import { platformRoute } from '../../call/route.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readPicture } from './read-picture.ts';

export const pictureRoutes = [
  platformRoute(getPicture, {
    access: 'signedIn',
    missing: 'picture.none',
    handle: async (call) => {
      const { sql, actor, input } = call;
      if (!(await isPictureFor(sql, input.name, actor))) throw new AppError('notFound', 'picture.none');
      return readPicture(call, input.name);
    },
  }),
];

/**
 * Whether a file is a profile picture that the caller may see: the caller's own, that of a person in a shared
 * account, or any for superadmins. In an account that suspends the caller, its people's pictures are hidden.
 */
async function isPictureFor(sql: Queryable, file: string, viewer: Actor): Promise<boolean> {
  const found = await sql.one(
    {
      name: 'picture-for',
      text: `
      select 1 from "Profile" p join "_User" owner on owner.profile = p."objectId"
      where p.profilepic = $1 and ($3 or owner."objectId" = $2 or exists (
        select 1 from "Membership" mine join "Membership" theirs on theirs.account = mine.account
        where mine."user" = $2 and mine.permission <> 'suspended' and theirs."user" = owner."objectId"))`,
    },
    [file, viewer.userId, viewer.superadmin],
  );
  return found !== undefined;
}
