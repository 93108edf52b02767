import { pageTexts } from '../core/catalogue.ts';

/** The texts of the lists of the in-world controls. */
export const controlsPageMessages = pageTexts({
  'controls.options.title': 'Custom options',
  'controls.options.about': 'Links in the custom folder of the gear menu, and on the login page.',
  'controls.options.none': 'No custom options set.',
  'controls.options.add': 'Add option',
  'controls.options.new': 'New option',
  'controls.options.full': (p: { max: number }) => `At most ${p.max} custom options are allowed.`,
  'controls.options.name': 'Name',
  'controls.options.url': 'URL',
  'controls.options.gearmenu': 'Gear menu',
  'controls.options.login': 'Login page',
  'controls.options.saved': 'Successfully applied custom options.',
  'controls.options.failed': (p: { reason: string }) =>
    `Failed to update custom gear menu options: ${p.reason}`,
  'controls.statuses.title': 'Custom statuses',
  'controls.statuses.about':
    'What people can say of themselves in the world. Upper and lower case make no difference.',
  'controls.statuses.none': 'No custom statuses set.',
  'controls.statuses.add': 'Add status',
  'controls.statuses.new': 'My new status',
  'controls.statuses.full': (p: { max: number }) => `At most ${p.max} custom statuses are allowed.`,
  'controls.statuses.status': 'Status',
  'controls.statuses.active': 'Active',
  'controls.statuses.saved': 'Successfully applied custom statuses.',
  'controls.statuses.failed': (p: { reason: string }) => `Failed to save Custom Statuses: ${p.reason}`,
} as const);
