import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/sso/functions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Calls } from '../core/calls.ts';
import { type SignedIn, signedInOf } from './auth.ts';

/** A verified identity, with the world that uses it. The platform verifies it again. */
export interface VerifiedSso {
  kind: ProviderKind;
  authData: wire.AuthData;
  /** The name of the world's server configuration; empty for the console's own single sign-ons. */
  world: string;
}

/** A failed single sign-on in a world. */
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
 * Single sign-on. Has no bindings: the gateway contacts the provider first and seals the session afterwards,
 * and unlinking takes two functions.
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

    /** Refuses unless the caller was proven within the last few minutes. */
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
