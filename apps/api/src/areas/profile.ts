import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/profile/functions';
import * as pictures from '@campus/contracts/profile/picture-functions';
import * as contracts from '@campus/contracts/profile/profile';
import { refuseDeletion } from '@campus/domain/profile/deletion';
import { refusePicture } from '@campus/domain/profile/pictures';
import { forward, procedure, router } from '../core/trpc.ts';

export const profileRouter = router({
  get: forward(wire.getProfile, { finish: withPicturePath }),
  update: forward(wire.updateProfile, { finish: withPicturePath }),
  removePicture: forward(wire.removePicture, { finish: withPicturePath }),
  updateUser: forward(wire.updateUser),
  getMember: forward(wire.getOwnMemberProfile),
  updateMember: forward(wire.updateOwnMemberProfile),

  openWebDemo: procedure(contracts.openWebDemo, async ({ input: { accountId, ticket }, platform, ctx }) => {
    const { webDemoUrl } = ctx.services.config;
    if (!webDemoUrl) throw new AppError('notFound', 'profile.webDemo.none');
    const { token, worldName } = await platform.call(wire.openWebDemo, { accountId });
    const url = new URL(webDemoUrl);
    url.searchParams.set('world', worldName);
    url.searchParams.set('sessionToken', Buffer.from(token).toString('base64'));
    if (ticket !== '') url.searchParams.set('ticket', ticket);
    return { url: url.href };
  }),

  deleteAvatar: procedure(contracts.deleteAvatar, async ({ actor, platform }) => {
    await platform.profile.deleteAvatar(actor.userId);
    return {};
  }),

  deletion: forward(wire.getDeletion),

  deleteAccount: procedure(contracts.deleteAccount, async ({ input, platform, ctx }) => {
    const { confirmation, ...confirmed } = input;
    const { email } = await platform.auth.user();
    const refusal = refuseDeletion({ confirmation, email });
    if (refusal) throw new AppError('invalid', refusal);
    await platform.call(wire.deleteAccount, confirmed);
    ctx.forgetCaller();
    ctx.dropSession();
    return {};
  }),
});

/** The operations of the profile that receive or send a file. */
export const profileFileRouter = router({
  setPicture: procedure(contracts.setPicture, async ({ input, platform }) => {
    const { file } = input;
    const refusal = refusePicture({ name: file.name, bytes: file.content.length });
    if (refusal) throw new AppError('invalid', refusal);
    return withPicturePath(await platform.call(wire.setPicture, input));
  }),

  picture: procedure(contracts.getPicture, async ({ input: { name }, platform }) => {
    const { type, bytes } = await platform.queryRoute(pictures.getPicture, { name });
    return { name, type, body: bytes, inline: true };
  }),
});

/** A profile with its picture as a path below the console's address, instead of the stored file's name. */
function withPicturePath({ profile }: { profile: contracts.PublicProfile }): {
  profile: contracts.PublicProfile;
} {
  const { picture } = profile;
  if (picture === null) return { profile };
  return { profile: { ...profile, picture: `/files/profile-pictures/${encodeURIComponent(picture)}` } };
}
