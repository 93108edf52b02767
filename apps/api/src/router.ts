import { accountsRouter } from './areas/accounts.ts';
import { auditRouter } from './areas/audit.ts';
import { authRouter } from './areas/auth.ts';
import { consoleRouter } from './areas/console.ts';
import { invitationsRouter } from './areas/invitations.ts';
import { membersRouter } from './areas/members.ts';
import { router } from './trpc.ts';

/** Every operation of the gateway, areas in menu order. */
export const appRouter = router({
  auth: authRouter,
  accounts: accountsRouter,
  invitations: invitationsRouter,
  members: membersRouter,
  audit: auditRouter,
  console: consoleRouter,
});

export type AppRouter = typeof appRouter;
