import type { getVerification } from '@campus/contracts/verification/verification';
import type { getWorld } from '@campus/contracts/worlds/worlds';
import { requiredSignUpFields } from '@campus/domain/sign-up/sign-up';
import type * as z from 'zod';

type World = z.output<typeof getWorld.output>;
type Verification = z.output<typeof getVerification.output>;

/** The smallest possible image. */
export const aLogo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A world in which everybody may sign up, with a password only. */
export function aWorld({
  signUp,
  ...own
}: Partial<Omit<World, 'signUp'>> & { signUp?: Partial<World['signUp']> } = {}): World {
  return {
    name: 'demo',
    accountId: 'account1',
    organizationName: 'Demo Campus',
    logo: '',
    methods: [],
    passwordLogin: true,
    closed: '',
    rememberMe: true,
    ...own,
    signUp: {
      offered: true,
      restricted: false,
      hint: '',
      required: [...requiredSignUpFields('standard')],
      licenseUrl: 'https://campus.test/license',
      ...signUp,
    },
  };
}

/** The verification page of a person whose email was sent a while ago. */
export function aVerification(own: Partial<Verification> = {}): Verification {
  return {
    email: 'ana@example.org',
    name: 'Ana Okafor',
    organizationName: 'Demo Campus',
    serverConfigName: 'demo',
    settled: false,
    emailDue: false,
    hasSeveralOrganizations: false,
    ...own,
  };
}
