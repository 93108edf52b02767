import { describeError } from '../../lib/describe-error.ts';
import type { Settled } from '../../lib/use-once.ts';
import type { Completion } from './use-complete.ts';

/** What the provider reports about the person; empty if nothing. */
export type ProviderIdentity = Pick<Completion, 'providerName' | 'email' | 'firstName' | 'lastName'>;

type NextStep =
  | { view: 'leaving' }
  | { view: 'link' | 'signUp'; identity: ProviderIdentity }
  | { view: 'warning'; step: 'signIn' | 'link'; error: unknown };

/** Errors that occur only when linking to the signed-in person. */
const linkRefusals = ['sso.alreadyLinked', 'sso.linkedOther'];

/** Selects what a callback page shows for the gateway's response. */
export function nextStep(settled: Settled<Completion>): NextStep {
  if ('error' in settled) {
    const { key = '' } = describeError(settled.error);
    return { view: 'warning', step: linkRefusals.includes(key) ? 'link' : 'signIn', error: settled.error };
  }
  const { outcome } = settled.value;
  return outcome === 'link' || outcome === 'signUp'
    ? { view: outcome, identity: settled.value }
    : { view: 'leaving' };
}
