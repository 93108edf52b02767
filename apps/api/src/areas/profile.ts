import { AppError } from '@campus/contracts/core/app-error';
import {
  deleteAccount,
  deleteAvatar,
  getDeletion,
  getMemberProfile,
  getProfile,
  openWebDemo,
  removePicture,
  updateMemberProfile,
  updateProfile,
  updateUser,
} from '@campus/contracts/profile/profile';
import { procedure, router } from '../core/trpc.ts';

export const profileRouter = router({
  get: procedure(getProfile, async ({ platform }) => ({ profile: await platform.profile.get() })),

  update: procedure(updateProfile, async ({ input, platform }) => ({
    profile: await platform.profile.update(input),
  })),

  removePicture: procedure(removePicture, async ({ platform }) => ({
    profile: await platform.profile.setPicture(null),
  })),

  updateUser: procedure(updateUser, async ({ input, platform }) => ({
    user: await platform.profile.updateUser(input),
  })),

  getMember: procedure(getMemberProfile, async ({ input, platform }) => ({
    fields: await platform.profile.memberProfile(input.accountId),
  })),

  updateMember: procedure(updateMemberProfile, async ({ input, platform }) => ({
    fields: await platform.profile.updateMemberProfile(input.accountId, input.fields),
  })),

  openWebDemo: procedure(openWebDemo, async ({ input: { accountId, ticket }, platform, ctx }) => {
    const { webDemoUrl } = ctx.services.config;
    if (!webDemoUrl) throw new AppError('notFound', 'profile.webDemo.none');
    const { token, worldName } = await platform.profile.openWebDemo(accountId);
    const url = new URL(webDemoUrl);
    url.searchParams.set('world', worldName);
    url.searchParams.set('sessionToken', Buffer.from(token).toString('base64'));
    if (ticket !== '') url.searchParams.set('ticket', ticket);
    return { url: url.href };
  }),

  deleteAvatar: procedure(deleteAvatar, async ({ actor, platform }) => {
    await platform.profile.deleteAvatar(actor.userId);
    return {};
  }),

  deletion: procedure(getDeletion, ({ platform }) => platform.profile.deletion()),

  deleteAccount: procedure(deleteAccount, async ({ input, platform, ctx }) => {
    const { email } = await platform.auth.user();
    if (input.confirmation.toLowerCase() !== email.toLowerCase())
      throw new AppError('invalid', 'profile.delete.confirmation');
    await platform.profile.deleteAccount(input.currentPassword);
    ctx.forgetCaller();
    ctx.dropSession();
    return {};
  }),
});
