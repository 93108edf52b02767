import {
  applyImport,
  getImport,
  getImportRows,
  getImports,
  planImport,
  saveCsvImport,
  saveInvitationImport,
} from '@campus/contracts/wire/imports';
import { readImport, startImport } from '../badges/start-import.ts';
import { cloudFunction } from './define.ts';
import { refuseCaller } from './refuse-caller.ts';

const access = { level: 'admin', page: 'import' } as const;
const operations = {
  membership: 'imports.memberships',
  delete: 'imports.deletions',
  badge: 'badges.import',
} as const;

const notYet = (): never => {
  throw new Error('not yet');
};

/** What administrators do with files of people. */
export const importFunctions = [
  cloudFunction(planImport, { access, audit: { operation: 'imports.plan' }, handle: notYet }),

  cloudFunction(applyImport, { access, audit: { operation: 'imports.apply' }, handle: notYet }),

  cloudFunction(getImport, { access, handle: notYet }),

  cloudFunction(getImports, { access, handle: notYet }),

  cloudFunction(getImportRows, { access, handle: notYet }),

  cloudFunction(saveCsvImport, {
    access: { level: 'admin' },
    audit: {
      operations: [operations.membership, operations.delete, operations.badge],
      which: ({ type }) => operations[type],
    },
    before: async ({ actor, input }) => {
      const { type, file, params } = input;
      refuseCaller({ level: 'admin', page: type === 'badge' ? 'badges' : 'import' }, actor);
      return type === 'badge' && 'base64' in file ? readImport(file, params) : undefined;
    },
    handle: (call, listed) => (listed ? startImport(call, listed) : notYet()),
  }),

  cloudFunction(saveInvitationImport, {
    access,
    audit: { operation: 'imports.invitations' },
    handle: notYet,
  }),
];
