import type { FactorList } from '@campus/contracts/second-factor/second-factor';
import { type FactorMethod, factorKinds } from '@campus/domain/second-factor/second-factor';

/** The second factors a person can use: those that are registered. */
export function methodsOf({ items, recoveryCodesLeft }: FactorList): FactorMethod[] {
  const kinds = factorKinds.filter((kind) => items.some((factor) => factor.kind === kind));
  return recoveryCodesLeft > 0 ? [...kinds, 'recoveryCode'] : kinds;
}
