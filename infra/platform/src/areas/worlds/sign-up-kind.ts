import type { SignUpKind } from '@campus/domain/sign-up/sign-up';
import type { PlatformConfig } from '../../foundation/config.ts';

const particular = ['contact', 'demo', 'phone'] as const;

/** Returns what the named world requires at sign-up. */
export function signUpKindOf(
  { signUpWorlds }: Pick<PlatformConfig, 'signUpWorlds'>,
  world: string,
): SignUpKind {
  return particular.find((kind) => signUpWorlds[kind].includes(world)) ?? 'standard';
}
