import { AppError } from '@campus/contracts/core/app-error';
import { getPicture, setPicture } from '@campus/contracts/profile/profile';
import { refusePicture } from '@campus/domain/profile/pictures';
import { procedure, router } from '../core/trpc.ts';

/** What of the profile takes or gives a file. */
export const profileFileRouter = router({
  setPicture: procedure(setPicture, async ({ input: { file }, platform }) => {
    const refusal = refusePicture({ name: file.name, bytes: file.content.length });
    if (refusal) throw new AppError('invalid', refusal);
    const base64 = Buffer.from(file.content).toString('base64');
    return { profile: await platform.profile.setPicture({ name: file.name, base64 }) };
  }),

  picture: procedure(getPicture, async ({ input: { name }, platform }) => {
    const { type, bytes } = await platform.pictures.get(name);
    return { name, type, body: bytes, inline: true };
  }),
});
