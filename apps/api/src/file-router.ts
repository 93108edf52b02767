import { setPicture } from '@campus/contracts/profile';
import { auditFileRouter } from './areas/audit.ts';
import { procedure, router } from './trpc.ts';

/** The operations that take or give files, by area; http/files.ts is the only way to them. */
export const fileRouter = router({
  audit: auditFileRouter,
  profile: router({
    setPicture: procedure(setPicture, async ({ input: { file }, platform }) => ({
      profile: await platform.profile.setPicture({
        name: file.name,
        base64: Buffer.from(file.content).toString('base64'),
      }),
    })),
  }),
});

export type FileRouter = typeof fileRouter;
