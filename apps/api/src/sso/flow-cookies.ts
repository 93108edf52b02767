import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Context } from '../core/context.ts';
import type { Flow } from './flow.ts';

const prefix = 'campus_flow_';
const path = '/trpc';
const seconds = 10 * 60;
/** People may try in several tabs, so the last few flows are stored. */
const maxFlows = 4;

/** Stores a flow in its own browser cookie until the provider redirects back. */
export async function storeFlow(ctx: Context, flow: Flow): Promise<void> {
  const older = (await openFlows(ctx)).slice(maxFlows - 1);
  for (const { cookie } of older) ctx.cookies.clear(cookie, { path });
  const sealed = await ctx.services.sealers.flow.seal(flow, seconds);
  ctx.cookies.set(prefix + randomBytes(9).toString('base64url'), sealed, { path, seconds });
}

/** Finds the flow for a provider's redirect and deletes its cookie, so that no flow finishes twice. */
export async function consumeFlow(
  ctx: Context,
  kind: ProviderKind,
  params: Readonly<Record<string, string>>,
): Promise<Flow> {
  const flows = (await openFlows(ctx)).filter(({ flow }) => flow.kind === kind);
  const returned =
    flows.find(({ flow }) => flow.stateField !== '' && params[flow.stateField] === flow.state) ??
    flows.find(({ flow }) => flow.stateField === '');
  if (!returned) throw notBegun(kind, flows.length > 0);
  ctx.cookies.clear(returned.cookie, { path });
  return returned.flow;
}

/** Why a redirect without a matching flow in this browser is refused. */
function notBegun(kind: ProviderKind, othersAreUnderWay: boolean): AppError {
  if (kind === 'google') return new AppError('invalid', 'sso.google.state');
  if (othersAreUnderWay) return new AppError('invalid', 'sso.oidc.state');
  return new AppError('invalid', kind === 'oidc' ? 'sso.oidc.configIdMissing' : 'sso.expired');
}

/** The browser's flows, newest first. Cookies that cannot be opened are deleted. */
async function openFlows(ctx: Context): Promise<{ cookie: string; flow: Flow }[]> {
  const opened = await Promise.all(
    Object.entries(ctx.cookies.values)
      .filter(([name]) => name.startsWith(prefix))
      .map(async ([cookie, sealed = '']) => ({ cookie, flow: await ctx.services.sealers.flow.open(sealed) })),
  );
  const flows = opened.flatMap(({ cookie, flow }) => {
    if (flow) return [{ cookie, flow }];
    ctx.cookies.clear(cookie, { path });
    return [];
  });
  return flows.sort((a, b) => b.flow.startedAt - a.flow.startedAt);
}
