import { screen } from '@testing-library/react';
import { aView, keptViews, withAnalytics } from '../analytics.ts';
import { withBadges } from '../badges.ts';
import { choose } from '../choose.ts';
import { integrationsAddress, withCredentials } from '../credentials.ts';
import { anAccount, anEnteredAccount, aUser, signedIn } from '../people.ts';
import { aPeopleSet } from '../people-sets.ts';
import { onePage } from '../rows.ts';
import { withSettings } from '../settings.ts';
import { withSpaces } from '../spaces.ts';
import { aDoneTask, aTask } from '../tasks.ts';
import { type FormState, press } from './form-states.ts';

const noFeatures = {
  ...{ apiAccess: false, memberExport: false, privateSpaces: false },
  ...{ roomPasscodes: false, speechToText: false, zoom: false },
};
const newSecret = () => ({ credentialId: 'c1', clientId: 'c', clientSecret: 's' });

/** The forms in which a person only chooses options. */
export const choiceFormStates: Record<string, FormState> = {
  'who needs a second factor': {
    file: 'areas/world/requirement-card.tsx',
    address: '/admin/world/access',
    answers: () => {
      const { answers } = withSettings({}, { account: anEnteredAccount({ level: 'owner' }) });
      return { ...answers, accounts: { ...answers.accounts, requireSecondFactor: () => ({}) } };
    },
    field: 'Required for',
    choices: { 'Required for': 'Admins and owners' },
    save: 'Change requirement',
    operation: 'accounts.requireSecondFactor',
    sends: 'admin',
  },
  'what an account may use': {
    file: 'areas/accounts/features-dialog.tsx',
    address: '/accounts',
    answers: () => {
      const answers = signedIn(aUser({ superadmin: true }), []);
      const search = () => onePage([anAccount({ level: 'superadmin' })]);
      const features = () => noFeatures;
      return { ...answers, accounts: { ...answers.accounts, search, features, updateFeatures: features } };
    },
    open: async (user) => {
      await press('Actions for Demo Campus')(user);
      await choose(user, 'Features');
      await screen.findByRole('dialog', { name: 'Features of Demo Campus' });
    },
    field: 'API credentials',
    ticks: ['API credentials'],
    save: 'Save features',
    operation: 'accounts.updateFeatures',
    sends: '"apiAccess":true',
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
  'the times at which a view is mailed': {
    file: 'areas/analytics/views/mail-view-dialog.tsx',
    address: '/admin/analytics/dashboard?mail=view1',
    answers: () => withAnalytics({ ...keptViews(aView()), setViewMail: () => ({ view: aView() }) }),
    field: 'How often',
    choices: { 'How often': 'Every week' },
    save: 'Save',
    operation: 'analytics.setViewMail',
    sends: 'weekly',
  },
  'a badge for the people in a list': {
    file: 'areas/badges/use-people-form.ts',
    address: '/admin/badges?figure.people=set1',
    answers: () => ({
      ...withBadges({ assignToPeople: () => ({ task: aTask({ kind: 'badges.assignToPeople' }) }) }),
      members: { keptPeople: () => ({ set: aPeopleSet() }) },
      tasks: { list: () => onePage([]), get: () => ({ task: aDoneTask({ kind: 'badges.assignToPeople' }) }) },
    }),
    form: 'Badges of the People in a List',
    field: 'Badge',
    choices: { Badge: 'Explorer' },
    save: 'Apply',
    operation: 'badges.assignToPeople',
    sends: 'badge1',
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
