import { failureOf } from '@campus/identity-providers/failure';
import type { Provider } from '@campus/identity-providers/provider';
import type { Context } from '../core/context.ts';

interface Attempted {
  /** The name of a world; empty for the console itself, which has no account. */
  world: string;
  provider: Provider;
}

/** What is known about the person before the step fails. */
interface Known {
  email: string;
}

/** Runs a single sign-on step. If it fails, the administrators of the world's account can read the reason. */
export async function reportingFailure<T>(
  ctx: Context,
  attempted: Attempted,
  step: (known: Known) => Promise<T>,
): Promise<T> {
  const known: Known = { email: '' };
  try {
    return await step(known);
  } catch (error) {
    await report(ctx, attempted, { ...known, error }).catch((err: unknown) =>
      ctx.log.warn({ err }, 'failed single sign-on not reported'),
    );
    throw error;
  }
}

async function report(
  ctx: Context,
  { world, provider: { kind, ssoConfigId, tenant } }: Attempted,
  { email, error }: Known & { error: unknown },
): Promise<void> {
  const failure = failureOf(error);
  if (!failure || world === '') return;
  const where = { kind, world, ssoConfigId, tenant };
  await ctx.platformFor('anonymous').sso.reportFailure({ ...where, ...failure, email });
}
