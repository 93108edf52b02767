import type { FactorKind } from '@campus/domain/second-factor/second-factor';
import { bytes, date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The second factors that people have registered. */
export const secondFactorTable = new OwnTable('SecondFactor', {
  id: string,
  userId: pointer('_User'),
  kind: string.as<FactorKind>(),
  name: string,
  /** The encrypted secret of an authenticator app. */
  secret: string.nullable(),
  lastStep: bytes.nullable(),
  /** The public key of a passkey, in base64url. */
  credentialId: string.nullable(),
  publicKey: string.nullable(),
  counter: bytes.nullable(),
  transports: json.as<readonly string[]>().nullable(),
  createdAt: date,
  lastUsedAt: date.nullable(),
});
