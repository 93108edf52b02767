import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@campus/contracts/second-factor/passkeys';
import { stack } from '../stack/stack.ts';

/** Deviations by an attacker's device or page. */
interface Deviation {
  /** The origin of the page that requests the passkey. */
  origin?: string;
  /** Whether the device has recognized the person. */
  userVerified?: boolean;
  /** The device's counter, which otherwise increases by one with each signature. */
  counter?: number;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A device with one passkey and the WebAuthn interface of a browser: ES256, no attestation. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let userHandle = '';
  let count = 0;

  const clientDataJSON = (type: string, challenge: string, origin = new URL(stack.urls.console).origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const deviceData = (rpId: string, { userVerified = true, counter }: Deviation, attested?: Uint8Array) => {
    count = counter ?? count + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const flags = 1 + (userVerified ? 4 : 0) + (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)]);
  };

  return {
    id,

    /** Creates the passkey. */
    create({ challenge, rp, user }: PasskeyCreation, deviation: Deviation = {}): NewPasskey {
      userHandle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      const response = {
        clientDataJSON: base64url(clientDataJSON('webauthn.create', challenge, deviation.origin)),
        attestationObject: base64url(attestationObject(deviceData(rp.id, deviation, attested))),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },

    /** Signs a challenge. */
    get({ challenge, rpId }: PasskeyRequest, deviation: Deviation = {}): PasskeyProof {
      const clientData = clientDataJSON('webauthn.get', challenge, deviation.origin);
      const authenticatorData = deviceData(rpId, deviation);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

/** A P-256 public key as COSE in CBOR. */
function coseKey(x: string, y: string): Uint8Array {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestationObject(authData: Uint8Array): Uint8Array {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}
