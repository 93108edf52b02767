import * as wire from '@campus/contracts/second-factor/functions';
import * as contracts from '@campus/contracts/second-factor/second-factor';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { countRecoveryCodes, listFactors } from '../identity/factors.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from './change-factor.ts';
import { confirmSession, proveOwn } from './confirm.ts';
import { requestOptions } from './passkey-options.ts';
import { relyingPartyOf } from './relying-party.ts';
import { beginPasskey, finishPasskey, verifyOwnPasskey } from './set-up-passkey.ts';
import { beginTotp, finishTotp } from './set-up-totp.ts';

// Counted per address, which a whole campus may share.
const limit = { calls: 600, seconds: 60 };

/** The functions that people use to manage their own second factors. */
export const secondFactorFunctions = [
  implement(wire.getSecondFactors, {
    handle: async ({ sql, user, services }) => ({
      items: await listFactors(sql, user.id),
      recoveryCodesLeft: await countRecoveryCodes(sql, user.id),
      passkeysOffered: relyingPartyOf(services.config) !== undefined,
    }),
  }),

  cloudFunction(wire.beginTotp, { ...rulesOf(contracts.beginTotp), limit, handle: beginTotp }),

  implement(wire.finishTotp, { limit, handle: (call) => finishTotp(call, call.input.code) }),

  cloudFunction(wire.beginPasskey, { ...rulesOf(contracts.beginPasskey), limit, handle: beginPasskey }),

  implement(wire.finishPasskey, {
    limit,
    before: (call) => verifyOwnPasskey(call, call.input.passkey),
    handle: (call, passkey) => finishPasskey(call, call.input.name, passkey),
  }),

  implement(wire.renameSecondFactor, {
    limit,
    handle: (call) => renameFactor(call, call.input),
  }),

  implement(wire.removeSecondFactor, {
    limit,
    handle: (call) => removeFactor(call, call.input.factorId),
  }),

  implement(wire.renewRecoveryCodes, { limit, handle: renewRecoveryCodes }),

  cloudFunction(wire.getConfirmationOptions, {
    ...rulesOf(contracts.confirmOptions),
    limit,
    handle: ({ services, session, user }) =>
      requestOptions(services, { purpose: 'confirm', askedBy: session.id }, user.id),
  }),

  implement(wire.confirmSecondFactor, {
    limit,
    before: (call) => proveOwn(call, call.input),
    handle: (call, proof) => confirmSession(call, proof),
  }),
];
