import type { InteractionResults, Provider } from 'oidc-provider';
import { signInPage } from './pages.ts';
import type { People } from './people.ts';

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];

export interface SignInSteps {
  provider: Provider;
  /** The path of the issuer. */
  path: string;
  name: string;
  people: People;
}

const address = /^\/interaction\/([\w-]+)(?:\/(cancel|people\/([^/]+)))?$/;

/** The sign-in page with its list of people. One click signs a person in. */
export function signInSteps(steps: SignInSteps): Middleware {
  return async (ctx, next) => {
    const [, uid, step, sub] = address.exec(ctx.path) ?? [];
    if (uid === undefined) return next();
    ctx.set('cache-control', 'no-store');
    if (ctx.method === 'POST' && step === 'cancel') return leave(ctx, steps, denial);
    if (ctx.method === 'POST' && sub !== undefined)
      return leave(ctx, steps, await acceptance(ctx, steps, decodeURIComponent(sub)));
    ctx.type = 'html';
    ctx.body = signInPage(steps.name, `${steps.path}/interaction/${uid}`, steps.people.list());
  };
}

const denial: InteractionResults = {
  error: 'access_denied',
  error_description: 'The person chose to cancel.',
};

async function acceptance(
  ctx: Context,
  { provider, people }: SignInSteps,
  sub: string,
): Promise<InteractionResults> {
  if (!people.find(sub)) ctx.throw(404);
  const { params } = await provider.interactionDetails(ctx.req, ctx.res);
  const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return { login: { accountId: sub, remember: false }, consent: { grantId: await grant.save() } };
}

async function leave(ctx: Context, { provider }: SignInSteps, result: InteractionResults): Promise<void> {
  const next = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
  ctx.redirect(next);
  ctx.status = 303;
}
