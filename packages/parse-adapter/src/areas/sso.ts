import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/sso/functions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Calls } from '../core/calls.ts';
import { type SignedIn, signedInOf } from './auth.ts';

/** An identity that its provider has vouched for, with the world it is used in. The platform verifies it again. */
export interface VerifiedSso {
  kind: ProviderKind;
  authData: wire.AuthData;
  /** The name of the world's server configuration; empty for the console's own single sign-ons. */
  world: string;
}

/** That a single sign-on failed in a world. */
export interface FailedSignIn
  extends Pick<wire.ReportedSsoFailure, 'ssoConfigId' | 'tenant' | 'cause' | 'code' | 'email'> {
  kind: ProviderKind;
  world: string;
}

export interface IdentityOwner {
  email: string;
  firstName: string;
  lastName: string;
  accountId: string;
}

/**
 * Single sign-on. No bindings: the gateway speaks to the provider first and seals the session afterwards. To unlink an
 * identity takes two functions.
 */
export function ssoPlatform({ query, mutate }: Calls) {
  const unlinking = {
    google: () => mutate(wire.unlinkGoogle, {}),
    microsoft: () => mutate(wire.unlinkMicrosoft, {}),
    passport: () => mutate(wire.unlinkPassport, {}),
    oidc: (name: string) => mutate(wire.unlinkOpenID, { provider: 'oidc', name }),
  } satisfies Record<ProviderKind, (name: string) => Promise<object>>;

  return {
    async signIn({ kind, authData, world }: VerifiedSso, remember: boolean): Promise<SignedIn> {
      const wanted = { provider: kind, authData, serverConfigName: world, remember };
      return signedInOf(await mutate(wire.logInWith, wanted));
    },

    /** Refused unless the caller was proven a few minutes ago. */
    async requireFreshProof(): Promise<void> {
      await query(wire.checkFreshProof, {});
    },

    async link({ kind, authData, world }: VerifiedSso): Promise<void> {
      await mutate(wire.linkWith, { provider: kind, authData, serverConfigName: world });
    },

    async signUp({ kind, authData }: VerifiedSso, owner: IdentityOwner): Promise<SignedIn> {
      const { email, accountId, firstName, lastName } = owner;
      const data = { authType: kind, authData, firstName, lastName };
      return signedInOf(await mutate(wire.thirdPartySignUp, { data, email, accountId }));
    },

    async reportFailure({ kind, world, ...failure }: FailedSignIn): Promise<void> {
      await mutate(wire.reportSsoFailure, { ...failure, provider: kind, serverConfigName: world });
    },

    async unlink(identityId: string): Promise<void> {
      const identities = await query(wire.getIdentities, {});
      const own = identities.find(({ objectId }) => objectId === identityId);
      if (!own) throw new AppError('notFound', 'sso.notLinkedYet');
      await unlinking[own.provider](own.name);
    },
  };
}
