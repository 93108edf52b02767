import { AppError } from '@campus/contracts/core/app-error';
import type { FactorList } from '@campus/contracts/second-factor/second-factor';
import { choose } from '../choose.ts';
import { noFactors, workingIn } from '../people.ts';
import { type FormState, press } from './form-states.ts';

const appSetup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Campus:ana?secret=JBSWY3DPEHPK3PXP' };
const proofNeeded = () => {
  throw new AppError('forbidden', 'secondFactor.proofNeeded');
};
const confirm = () => ({});
const withPhone: FactorList = {
  items: [
    {
      id: 'factor1',
      kind: 'passkey',
      name: 'Phone',
      createdAt: '2026-11-20T10:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 10,
  passkeysOffered: true,
};

const withApp: FactorList = {
  ...withPhone,
  items: withPhone.items.map((item) => ({ ...item, kind: 'totp', name: 'Authenticator app' })),
};

/** The forms of second factors on the profile page. */
export const secondFactorFormStates: Record<string, FormState> = {
  'the first code of an authenticator app': {
    file: 'features/second-factor/set-up-app-dialog.tsx',
    address: '/profile',
    answers: () => ({
      ...workingIn(),
      secondFactor: { list: () => noFactors, beginTotp: () => appSetup },
    }),
    open: press('Add authenticator app'),
    field: 'Code from the app',
    typed: '123456',
    save: 'Confirm',
    operation: 'secondFactor.finishTotp',
  },
  'the name of a second factor': {
    file: 'features/second-factor/name-dialog.tsx',
    address: '/profile',
    answers: () => ({ ...workingIn(), secondFactor: { list: () => withPhone } }),
    open: async (user) => {
      await press('Actions for Phone')(user);
      await choose(user, 'Rename');
    },
    field: 'Name',
    typed: ' of the harbour',
    save: 'Rename',
    operation: 'secondFactor.rename',
  },
  'the password that proves a person': {
    file: 'features/second-factor/confirm-it-is-you.tsx',
    address: '/profile',
    answers: () => ({
      ...workingIn(),
      secondFactor: { list: () => noFactors, beginTotp: proofNeeded, confirm },
    }),
    open: press('Add authenticator app'),
    field: 'Current password',
    typed: 'Lantern-42!',
    save: 'Confirm',
    operation: 'secondFactor.confirm',
  },
  'the code that proves a person': {
    file: 'features/second-factor/prove-factor.tsx',
    address: '/profile',
    answers: () => ({
      ...workingIn(),
      secondFactor: { list: () => withApp, remove: proofNeeded, confirm },
    }),
    open: async (user) => {
      await press('Actions for Authenticator app')(user);
      await choose(user, 'Remove');
      await press('Remove')(user);
    },
    field: 'Code',
    typed: '123456',
    save: 'Confirm',
    operation: 'secondFactor.confirm',
  },
};
