import { text } from '@campus/contracts/messages';
import { type CallbackView, callbackView } from '@campus/domain/sso-callback';
import type { ProviderKind } from '@campus/domain/third-party';
import { type DescribedError, describeError } from '../../lib/describe-error.ts';
import { rememberedWorld } from '../../lib/sign-in-context.ts';
import type { Completion } from './use-complete.ts';
import type { Settled } from './use-once.ts';

/** What the provider told of the person; empty where nothing is known. */
export type Told = Pick<Completion, 'providerName' | 'email' | 'firstName' | 'lastName'>;

export type NextStep =
  | { view: 'leaving' }
  | { view: 'link' | 'signUp'; told: Told }
  | { view: 'warning'; error: unknown };

/** What a callback page shows once the gateway has answered. */
export function nextStep(kind: ProviderKind, settled: Settled<Completion>): NextStep {
  if ('value' in settled) {
    const { outcome } = settled.value;
    return outcome === 'link' || outcome === 'signUp'
      ? { view: outcome, told: settled.value }
      : { view: 'leaving' };
  }
  const { view } = viewOf(describeError(settled.error));
  if (view === 'warning') return { view, error: settled.error };
  return { view, told: { providerName: kindNames[kind], email: '', firstName: '', lastName: '' } };
}

/** The sentence of a failure on a callback page. */
export function sentenceOf(error: unknown): string {
  const described = describeError(error);
  const shown = viewOf(described);
  return shown.view === 'warning' && shown.notice !== 'message' ? text(shown.notice) : described.message;
}

function viewOf({ key = 'unexpected.error', message }: DescribedError): CallbackView {
  return callbackView({ key, message, accountKnown: rememberedWorld() !== undefined });
}

const kindNames: Readonly<Record<ProviderKind, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  oidc: 'SSO',
  passport: 'Passport',
};
