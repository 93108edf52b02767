import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@campus/contracts/second-factor/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Thrown when no passkey was used, because the person canceled or has none. */
export class NoPasskey extends Error {
  override message = text('secondFactor.passkey.canceled');
}

/** Asks the browser for a passkey. */
export async function askPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyProof> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(noPasskey);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = { clientDataJSON, authenticatorData, signature, userHandle };
  return { id, rawId, type: 'public-key', response: answer };
}

/** Asks the browser to create a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(noPasskey);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

function noPasskey(cause: unknown): never {
  throw new NoPasskey(undefined, { cause });
}
