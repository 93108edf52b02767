import { AppError } from '@campus/contracts/core/app-error';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { waitingMinutes } from '@campus/domain/second-factor/second-factor';
import type { Waiting } from '@campus/parse-adapter/areas/auth';
import type { Context } from '../core/context.ts';
import type { StoredWaiting } from './waiting-sealer.ts';

const cookie = 'campus_waiting';
const path = '/trpc';
const waitingSeconds = waitingMinutes * 60;

/**
 * Stores a sign-in in the browser until its second factor is proven. Returns the part that the page may see.
 */
export async function storeWaiting(
  ctx: Context,
  { waiting }: Waiting,
  { seconds, link = false }: { seconds: number; link?: boolean },
): Promise<WaitingSignIn> {
  const { token, ...shown } = waiting;
  const sealed = await ctx.services.sealers.waiting.seal({ token, seconds, link }, waitingSeconds);
  ctx.cookies.set(cookie, sealed, { path, seconds: waitingSeconds });
  return shown;
}

/** Reads the waiting sign-in from the browser. Throws if there is none. */
export async function readWaiting(ctx: Context): Promise<StoredWaiting> {
  return openWaiting(ctx, ctx.cookies.values[cookie] ?? '');
}

/** Removes the waiting sign-in from the browser. */
export function clearWaiting(ctx: Context): void {
  ctx.cookies.clear(cookie, { path });
}

/** Seals a waiting sign-in for a script to store. */
export function sealWaiting(ctx: Context, { waiting }: Waiting, seconds: number): Promise<string> {
  return ctx.services.sealers.waiting.seal({ token: waiting.token, seconds, link: false }, waitingSeconds);
}

/** Opens the waiting sign-in that a script stored. Throws if it no longer waits. */
export async function openWaiting(ctx: Context, sealed: string): Promise<StoredWaiting> {
  const waiting = await ctx.services.sealers.waiting.open(sealed);
  if (!waiting) throw new AppError('invalid', 'secondFactor.expired');
  return waiting;
}
