import { analyticsFileRouter } from './areas/analytics.ts';
import { auditFileRouter } from './areas/audit.ts';
import { badgesFileRouter } from './areas/badges.ts';
import { importsFileRouter } from './areas/imports.ts';
import { profileFileRouter } from './areas/profile.ts';
import { tasksFileRouter } from './areas/tasks.ts';
import { router } from './core/trpc.ts';

/** The operations that accept or return files, by area. Only http/files.ts exposes them. */
export const fileRouter = router({
  analytics: analyticsFileRouter,
  audit: auditFileRouter,
  badges: badgesFileRouter,
  imports: importsFileRouter,
  profile: profileFileRouter,
  tasks: tasksFileRouter,
});
