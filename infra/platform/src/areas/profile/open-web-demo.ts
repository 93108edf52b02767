import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { createHandover } from '../identity/handover.ts';

interface Demo {
  worldName: string;
  allowed: boolean;
}

/** Hands the caller's session over to the web demo of an account's world, where the account allows it. */
export async function openWebDemo(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { session: CallSession },
  accountId: string,
): Promise<{ token: string; worldName: string; expiresAt: string }> {
  const demo = await call.sql.one<Demo>(
    `select coalesce(w.name, '') as "worldName",
       a."dashboardOptions"->'isWebdemoAllowed' is not distinct from 'true' as allowed
     from "Account" a left join "World" w on w.account = a."objectId" where a."objectId" = $1`,
    [accountId],
  );
  if (!demo?.allowed) throw new AppError('notFound', 'profile.webDemo.none');
  const { worldName } = demo;
  call.audit.note({ target: { type: 'world', id: '', label: worldName } });
  const { token, expiresAt } = await createHandover(call, { accountId, purpose: 'webDemo' });
  return { token, worldName, expiresAt: expiresAt.toISOString() };
}
