import { accountsRouter } from './areas/accounts.ts';
import { activityRouter } from './areas/activity.ts';
import { analyticsRouter } from './areas/analytics.ts';
import { attendanceRouter } from './areas/attendance.ts';
import { auditRouter } from './areas/audit.ts';
import { authRouter } from './areas/auth.ts';
import { badgesRouter } from './areas/badges.ts';
import { consoleRouter } from './areas/console.ts';
import { controlsRouter } from './areas/controls.ts';
import { credentialsRouter } from './areas/credentials.ts';
import { customizationRouter } from './areas/customization.ts';
import { effectiveAccessRouter } from './areas/effective-access.ts';
import { importsRouter } from './areas/imports.ts';
import { integrationsRouter } from './areas/integrations.ts';
import { invitationsRouter } from './areas/invitations.ts';
import { memberProfileRouter } from './areas/member-profile.ts';
import { membersRouter } from './areas/members.ts';
import { privateSpacesRouter } from './areas/private-spaces.ts';
import { profileRouter } from './areas/profile.ts';
import { rolesRouter } from './areas/roles.ts';
import { roomPermissionsRouter } from './areas/room-permissions.ts';
import { roomsRouter } from './areas/rooms.ts';
import { secondFactorRouter } from './areas/second-factor.ts';
import { sendersRouter } from './areas/senders.ts';
import { sessionsRouter } from './areas/sessions.ts';
import { settingsRouter } from './areas/settings.ts';
import { signUpRouter } from './areas/sign-up.ts';
import { ssoRouter } from './areas/sso.ts';
import { streamingRouter } from './areas/streaming.ts';
import { tasksRouter } from './areas/tasks.ts';
import { verificationRouter } from './areas/verification.ts';
import { webRoomsRouter } from './areas/web-rooms.ts';
import { worldsRouter } from './areas/worlds.ts';
import { router } from './core/trpc.ts';

/** Every operation of the gateway: sign-in areas first, then areas in menu order. */
export const appRouter = router({
  auth: authRouter,
  worlds: worldsRouter,
  signUp: signUpRouter,
  sso: ssoRouter,
  verification: verificationRouter,
  sessions: sessionsRouter,
  secondFactor: secondFactorRouter,
  accounts: accountsRouter,
  profile: profileRouter,
  streaming: streamingRouter,
  invitations: invitationsRouter,
  senders: sendersRouter,
  imports: importsRouter,
  members: membersRouter,
  badges: badgesRouter,
  memberProfile: memberProfileRouter,
  settings: settingsRouter,
  controls: controlsRouter,
  integrations: integrationsRouter,
  customization: customizationRouter,
  roles: rolesRouter,
  rooms: roomsRouter,
  webRooms: webRoomsRouter,
  roomPermissions: roomPermissionsRouter,
  effectiveAccess: effectiveAccessRouter,
  privateSpaces: privateSpacesRouter,
  analytics: analyticsRouter,
  activity: activityRouter,
  attendance: attendanceRouter,
  tasks: tasksRouter,
  credentials: credentialsRouter,
  audit: auditRouter,
  console: consoleRouter,
});

export type AppRouter = typeof appRouter;
