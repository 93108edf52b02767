import { integrationsAddress, withCredentials } from '../credentials.ts';
import { anEnteredAccount, workingIn } from '../people.ts';
import { withSpaces } from '../spaces.ts';
import { type FormState, press } from './form-states.ts';

const newSecret = () => ({ credentialId: 'c1', clientId: 'c', clientSecret: 's' });

/** The forms in which a person only chooses. */
export const choiceFormStates: Record<string, FormState> = {
  'who needs a second factor': {
    file: 'areas/profile/second-factor/requirement-card.tsx',
    address: '/profile',
    answers: () => {
      const answers = workingIn(anEnteredAccount({ level: 'owner' }));
      return { ...answers, accounts: { ...answers.accounts, requireSecondFactor: () => ({}) } };
    },
    field: 'Required for',
    choices: { 'Required for': 'Admins and owners' },
    save: 'Save',
    operation: 'accounts.requireSecondFactor',
    sends: 'admin',
  },
  'an export of private spaces': {
    file: 'areas/private-spaces/export-dialog.tsx',
    address: '/admin/privatespaces/report',
    answers: () => withSpaces(),
    open: press('Export'),
    field: 'Order',
    choices: { Order: 'Ascending' },
    save: 'Mail the export',
    operation: 'privateSpaces.export',
    sends: 'asc',
  },
  'other scopes of a credential': {
    file: 'areas/integrations/credentials/scopes-dialog.tsx',
    address: integrationsAddress,
    answers: () => withCredentials(undefined, { changeScopes: () => ({}) }),
    open: press('Change scopes of Nightly sync'),
    field: 'Read settings and their history',
    ticks: ['Read settings and their history'],
    save: 'Change scopes',
    operation: 'credentials.changeScopes',
    sends: 'settings:read',
  },
  'another secret of a credential': {
    file: 'areas/integrations/credentials/regenerate-dialog.tsx',
    address: integrationsAddress,
    answers: () => withCredentials(undefined, { regenerate: newSecret }),
    open: press('Regenerate the secret of Nightly sync'),
    field: 'Read settings and their history',
    ticks: ['Read settings and their history'],
    save: 'Regenerate',
    operation: 'credentials.regenerate',
    sends: 'settings:read',
  },
};
