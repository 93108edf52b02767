import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { storeDraft } from '../../src/areas/imports/import-draft.ts';
import { keptViews, withAnalytics } from '../analytics.ts';
import type { Answers } from '../answering-link.ts';
import { withBadges } from '../badges.ts';
import { choose } from '../choose.ts';
import { integrationsAddress, withCredentials } from '../credentials.ts';
import { anImportFile, importing } from '../imports.ts';
import { withConfiguration } from '../member-profiles.ts';
import { anAccount, anEnteredAccount, aUser, signedIn, workingIn } from '../people.ts';
import { aMemberField } from '../profiles.ts';
import { anInvitation, onePage } from '../rows.ts';
import { aSpace, withSpaces } from '../spaces.ts';

/** A form of the console, and how to fill it in and submit it. */
export interface FormState {
  /** The file that defines its fields. */
  file: string;
  address: string;
  answers: () => Answers;
  /** Opens the form. */
  open?: (user: UserEvent) => Promise<void>;
  /** The name of the form, if another one has the same fields. */
  form?: string;
  /** The label of a field, and the text to enter. For a form without text fields, one of its options. */
  field: string;
  typed?: string;
  /** The other required fields. */
  others?: Record<string, string>;
  /** The options to choose in selects, by label. */
  choices?: Record<string, string>;
  /** The labels of the checkboxes to check. */
  ticks?: readonly string[];
  /** The label of a file field, and the file's name. */
  upload?: { field: string; name: string };
  /** The submit button. */
  save: string;
  /** What a dialog after submission asks for. The session ends while it is open. */
  confirm?: Record<string, string>;
  /** The operation that it calls; undefined for an upload. */
  operation?: string;
  /** The value that the call must contain. Default: the entered text. */
  sends?: string;
}

/** Clicks a button when it appears. */
export const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const superadmin = () => {
  const answers = signedIn(aUser({ superadmin: true }), []);
  return {
    ...answers,
    accounts: { ...answers.accounts, search: () => onePage([anAccount({ level: 'superadmin' })]) },
  };
};

/** Every form that a signed-in person fills in. */
export const formStates: Record<string, FormState> = {
  'the public profile': {
    file: 'areas/profile/public-profile/public-profile-form.tsx',
    address: '/profile',
    answers: workingIn,
    open: press('Edit public profile'),
    field: 'About Me',
    typed: 'I paint maps.',
    save: 'Save',
    operation: 'profile.update',
  },
  'the member profile': {
    file: 'areas/profile/member-profile/member-profile-form.tsx',
    address: '/profile',
    answers: () => {
      const answers = workingIn();
      const getMember = () => ({ fields: [aMemberField({ name: 'nickname' })], shownAs: null });
      return { ...answers, profile: { ...answers.profile, getMember } };
    },
    open: press('Edit member profile'),
    field: 'nickname',
    typed: 'Mapmaker',
    save: 'Save',
    operation: 'profile.updateMember',
  },
  'another email': {
    file: 'areas/profile/credentials/email-form.tsx',
    address: '/profile',
    answers: workingIn,
    field: 'New email',
    typed: 'ana@new.example',
    save: 'Change email',
    confirm: { 'Current password': 'Secret-1' },
    operation: 'auth.changeEmail',
  },
  'another password': {
    file: 'areas/profile/credentials/password-form.tsx',
    address: '/profile',
    answers: workingIn,
    field: 'New password',
    typed: 'Lantern-42!',
    others: { 'Confirm new password': 'Lantern-42!' },
    save: 'Change password',
    confirm: { 'Current password': 'Secret-1' },
    operation: 'auth.changePassword',
  },
  "the deletion of the caller's user": {
    file: 'areas/profile/account-deletion/delete-account-form.tsx',
    address: '/profile',
    answers: () => {
      const answers = workingIn();
      return {
        ...answers,
        profile: { ...answers.profile, deletion: () => ({ accounts: [], passwordNeeded: false }) },
      };
    },
    open: press('Delete account'),
    field: 'Type ana@example.org to confirm',
    typed: 'ana@example.org',
    save: 'Delete account',
    operation: 'profile.deleteAccount',
  },
  'an expired password': {
    file: 'areas/auth/passwords/change-password-form.tsx',
    address: '/change-password',
    answers: () => workingIn(anEnteredAccount({ landing: 'changePassword' })),
    field: 'New password',
    typed: 'Lantern-42!',
    others: { 'Current password': 'Old-secret-1!', 'Confirm new password': 'Lantern-42!' },
    save: 'Change Password',
    operation: 'auth.changePassword',
  },
  'a new account': {
    file: 'areas/accounts/create-account-form.tsx',
    address: '/accounts/create',
    answers: () => ({
      ...superadmin(),
      accounts: { ...superadmin().accounts, defaultSchema: () => new Promise(() => {}) },
    }),
    field: 'Organization Name',
    typed: 'Harbour School',
    save: 'Create account',
    operation: 'accounts.create',
  },
  'another name of an account': {
    file: 'areas/accounts/rename-dialog.tsx',
    address: '/accounts',
    answers: superadmin,
    open: async (user) => {
      await press('Actions for Demo Campus')(user);
      await choose(user, 'Rename');
      await screen.findByRole('dialog', { name: 'Rename Demo Campus' });
    },
    field: 'Organization Name',
    typed: ' of the harbour',
    save: 'Rename',
    operation: 'accounts.update',
  },
  'an invitation': {
    file: 'areas/invitations/use-invite-form.ts',
    address: '/admin/import',
    answers: () => ({ ...workingIn(), invitations: { list: () => onePage([anInvitation()]) } }),
    field: 'First Name',
    typed: 'Chidi',
    others: { Email: 'chidi@example.org' },
    save: 'Send invitation',
    operation: 'invitations.create',
  },
  'a badge': {
    file: 'areas/badges/add-badge-dialog.tsx',
    address: '/admin/badges',
    answers: withBadges,
    open: press('Add badge'),
    field: 'Name',
    typed: 'Helper',
    upload: { field: 'Image', name: 'helper.png' },
    save: 'Add badge',
  },
  'an import of badges': {
    file: 'areas/badges/import-card.tsx',
    address: '/admin/badges',
    answers: withBadges,
    field: 'Export Email',
    typed: '.au',
    choices: { Badge: 'Explorer' },
    upload: { field: 'CSV file', name: 'helpers.csv' },
    save: 'Import',
  },
  'an export of badges': {
    file: 'areas/badges/export-dialog.tsx',
    address: '/admin/badges',
    answers: withBadges,
    open: press('Export'),
    field: 'Recipient',
    typed: '.au',
    save: 'Export',
    operation: 'badges.exportAssignments',
  },
  'the settings of an import': {
    file: 'areas/imports/setup/use-setup-form.ts',
    address: '/admin/import?tab=update&file=file1',
    answers: () => {
      storeDraft('account1', 'update', { file: anImportFile() });
      return importing();
    },
    field: 'Export Email',
    typed: '.au',
    save: 'Check the file',
    operation: 'imports.plan',
  },
  'the profile configuration': {
    file: 'areas/member-profile/configuration-form.tsx',
    address: '/admin/memberprofile',
    answers: () => withConfiguration(),
    open: press('Add field'),
    field: 'Name',
    typed: 'Office',
    save: 'Save',
    operation: 'memberProfile.update',
  },
  'a new API credential': {
    file: 'areas/integrations/credentials/generate-dialog.tsx',
    address: integrationsAddress,
    answers: () =>
      withCredentials([], { generate: () => ({ credentialId: 'c1', clientId: 'c', clientSecret: 's' }) }),
    open: press('Generate credential'),
    field: 'Name',
    typed: 'Nightly sync',
    save: 'Generate credential',
    operation: 'credentials.generate',
  },
  'a new private space': {
    file: 'areas/private-spaces/use-creator-form.ts',
    address: '/admin/privatespacecreator',
    answers: () => withSpaces([], { buy: () => ({ space: aSpace() }) }),
    field: 'Name of the space',
    typed: 'Ada’s suite',
    others: { 'Owner email': 'ada@example.org' },
    choices: { Type: 'Suite' },
    save: 'Create space',
    operation: 'privateSpaces.buy',
  },
  'the name of a view of the dashboard': {
    file: 'areas/analytics/views/view-name-dialog.tsx',
    address: '/admin/analytics/dashboard',
    answers: () => withAnalytics(keptViews()),
    open: async (user) => {
      await press('Views')(user);
      await choose(user, 'Save as view…');
    },
    field: 'Name',
    typed: 'Of the harbour',
    save: 'Save',
    operation: 'analytics.saveView',
  },
};
