import { auditFileRouter } from './areas/audit.ts';
import { profileFileRouter } from './areas/pictures.ts';
import { router } from './trpc.ts';

/** The operations that take or give files, by area; http/files.ts is the only way to them. */
export const fileRouter = router({ audit: auditFileRouter, profile: profileFileRouter });

export type FileRouter = typeof fileRouter;
