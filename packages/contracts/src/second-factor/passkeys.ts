import * as z from 'zod';
import { sentence } from '../core/schema-sentences.ts';

/** Bytes in base64url, as browsers write them. */
function bytes(max: number) {
  return z
    .string({ error: sentence('secondFactor.wrongPasskey') })
    .max(max, { error: sentence('secondFactor.wrongPasskey') })
    .regex(/^[\w-]+$/, { error: sentence('secondFactor.wrongPasskey') });
}

const credentialId = bytes(1400).describe('Identifier of the passkey.');
const type = z.literal('public-key').describe('Kind of credential; always public-key.');
const transports = z
  .array(z.string().max(20))
  .max(10)
  .describe('How the device with the passkey can be reached.');
const clientDataJSON = bytes(4000).describe('What the browser signed: challenge and origin.');
const timeout = z.int().describe('How long the browser may ask the person, in milliseconds.');
const descriptor = z.object({ id: credentialId, type, transports });
const userVerification = z.literal('required').describe('The device must recognize the person.');

/** What a browser answers that was asked to use a passkey: the W3C's AuthenticationResponseJSON. */
export const passkeyProof = z
  .strictObject({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z
      .strictObject({
        clientDataJSON,
        authenticatorData: bytes(4000).describe('What the device says of itself.'),
        signature: bytes(10_000).describe('Signature of both.'),
        userHandle: bytes(200).nullish().describe('Whose passkey it is, if the device tells.'),
      })
      .describe('Signed answer of the device.'),
  })
  .describe('A passkey’s answer to a challenge, as a browser gives it.');
export type PasskeyProof = z.output<typeof passkeyProof>;

/** What a browser answers that was asked to make a passkey: the W3C's RegistrationResponseJSON. */
export const newPasskey = z
  .strictObject({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z
      .strictObject({
        clientDataJSON,
        attestationObject: bytes(40_000).describe('The new public key.'),
        transports: transports.default([]),
      })
      .describe('Answer of the device.'),
  })
  .describe('A new passkey, as a browser gives it.');
export type NewPasskey = z.output<typeof newPasskey>;

const challenge = z.string().describe('Challenge to be signed, good once and for five minutes.');

/** What a browser needs to use a passkey: the W3C's PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequest = z
  .object({
    challenge,
    rpId: z.string().describe('Domain that the passkeys are for.'),
    timeout,
    userVerification,
    allowCredentials: z.array(descriptor).describe('Passkeys that may be used; any when empty.'),
  })
  .describe('Options for a browser to use a passkey.');
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** What a browser needs to make a passkey: the W3C's PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z
  .object({
    challenge,
    rp: z
      .object({ id: z.string().describe('Domain.'), name: z.string().describe('Brand.') })
      .describe('What the passkey is for.'),
    user: z
      .object({
        id: z.string().describe('Identifier of the person.'),
        name: z.string().describe('Email address.'),
        displayName: z.string().describe('Name of the person.'),
      })
      .describe('Whose passkey it becomes.'),
    pubKeyCredParams: z
      .array(z.object({ alg: z.int().describe('Algorithm, as COSE numbers it.'), type }))
      .describe('Algorithms that are accepted, the preferred one first.'),
    timeout,
    excludeCredentials: z.array(descriptor).describe('Passkeys of the person, none of which is made again.'),
    authenticatorSelection: z
      .object({
        residentKey: z.literal('preferred').describe('Whether the device should keep the passkey.'),
        userVerification,
      })
      .describe('Which devices are accepted.'),
    attestation: z.literal('none').describe('No device has to say of which make it is.'),
  })
  .describe('Options for a browser to make a passkey.');
export type PasskeyCreation = z.output<typeof passkeyCreation>;
