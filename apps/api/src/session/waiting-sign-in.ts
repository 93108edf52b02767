import { AppError } from '@campus/contracts/core/app-error';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { waitingMinutes } from '@campus/domain/second-factor/second-factor';
import type { Waiting } from '@campus/parse-adapter/areas/auth';
import type { Context } from '../core/context.ts';
import type { KeptWaiting } from './waiting-sealer.ts';

const cookie = 'campus_waiting';
const path = '/trpc';
const waitingSeconds = waitingMinutes * 60;

/** Has the browser keep a sign-in until its second factor is proven. Returns what the page may know of it. */
export async function keepWaiting(
  ctx: Context,
  { waiting }: Waiting,
  { seconds, link = false }: { seconds: number; link?: boolean },
): Promise<WaitingSignIn> {
  const { token, ...shown } = waiting;
  const sealed = await ctx.services.sealers.waiting.seal({ token, seconds, link }, waitingSeconds);
  ctx.cookies.set(cookie, sealed, { path, seconds: waitingSeconds });
  return shown;
}

/** The sign-in that waits in the browser. Throws when there is none any more. */
export async function readWaiting(ctx: Context): Promise<KeptWaiting> {
  return openWaiting(ctx, ctx.cookies.values[cookie] ?? '');
}

/** Removes the waiting sign-in from the browser. */
export function clearWaiting(ctx: Context): void {
  ctx.cookies.clear(cookie, { path });
}

/** A sign-in that waits, as a value that a script keeps. */
export function sealWaiting(ctx: Context, { waiting }: Waiting, seconds: number): Promise<string> {
  return ctx.services.sealers.waiting.seal({ token: waiting.token, seconds, link: false }, waitingSeconds);
}

/** The sign-in that a script keeps. Throws when it no longer waits. */
export async function openWaiting(ctx: Context, sealed: string): Promise<KeptWaiting> {
  const waiting = await ctx.services.sealers.waiting.open(sealed);
  if (!waiting) throw new AppError('invalid', 'secondFactor.expired');
  return waiting;
}
