import type { FactorList } from '@campus/contracts/second-factor/second-factor';
import { type FactorMethod, factorKinds } from '@campus/domain/second-factor/second-factor';

/** The methods a person can use: those of the registered second factors. */
export function methodsOf({ items, recoveryCodesLeft }: FactorList): FactorMethod[] {
  const kinds = factorKinds.filter((kind) => items.some((factor) => factor.kind === kind));
  return recoveryCodesLeft > 0 ? [...kinds, 'recoveryCode'] : kinds;
}
