import { describeError } from '../../lib/describe-error.ts';
import type { Settled } from '../../lib/use-once.ts';
import type { Completion } from './use-complete.ts';

/** The provider's facts about the person; empty if there are none. */
export type ProviderIdentity = Pick<Completion, 'providerName' | 'email' | 'firstName' | 'lastName'>;

type NextStep =
  | { view: 'leaving' }
  | { view: 'link' | 'signUp'; identity: ProviderIdentity }
  | { view: 'warning'; step: 'signIn' | 'link'; error: unknown };

/** Refusals that only linking to the signed-in person knows. */
const linkRefusals = ['sso.alreadyLinked', 'sso.linkedOther'];

/** The content of a callback page after the gateway's answer. */
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
