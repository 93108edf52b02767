import { AppError } from '@campus/contracts/core/app-error';
import type { Context } from '../core/context.ts';
import type { PendingIdentity } from './pending-sealer.ts';

const prefix = 'campus_identity_';
const path = '/trpc';
const seconds = 15 * 60;
/** Room for one cookie's value: the browser limit minus name and attributes. */
const maxBytes = 4096 - 200;
/** Tokens may need more than one cookie. More than two would not fit into the request headers. */
const maxCookies = 2;

/** Stores an identity in the browser, in at most two cookies. Throws if it is too large. */
export async function storePending(ctx: Context, identity: PendingIdentity): Promise<void> {
  const sealed = await ctx.services.sealers.pending.seal(identity, seconds);
  const parts = sealed.match(new RegExp(`.{1,${maxBytes}}`, 'g')) ?? [];
  if (parts.length > maxCookies)
    throw new AppError('internal', 'sso.oops').because(
      new Error(`An identity of ${identity.providerName} is too large for cookies: ${sealed.length} bytes.`),
    );
  clearPending(ctx);
  for (const [index, part] of parts.entries()) ctx.cookies.set(prefix + index, part, { path, seconds });
}

/** Reads the pending identity from the browser. Throws if there is none. */
export async function readPending(ctx: Context): Promise<PendingIdentity> {
  const sealed = cookieNames(ctx)
    .sort()
    .map((name) => ctx.cookies.values[name])
    .join('');
  const identity = await ctx.services.sealers.pending.open(sealed);
  if (!identity) throw new AppError('invalid', 'sso.expired');
  return identity;
}

/** Removes the identity from the browser. */
export function clearPending(ctx: Context): void {
  for (const name of cookieNames(ctx)) ctx.cookies.clear(name, { path });
}

function cookieNames({ cookies }: Context): string[] {
  return Object.keys(cookies.values).filter((name) => name.startsWith(prefix));
}
