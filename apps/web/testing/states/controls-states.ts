import { AppError } from '@campus/contracts/core/app-error';
import { anOption, aStatus, withControls } from '../controls.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/world/controls';

// A text that also occurs in the lists, so that it counts as data.
const settings = { 'Account.favoriteRoomOptions.messageOnExceeding': 'L' };
const lists = {
  settings,
  options: [anOption('L'), anOption('M')],
  statuses: [aStatus('N'), aStatus('O')],
};

/** The states of the lists on the in-world controls page. */
export const controlsStates: Record<string, PageState> = {
  'custom options, one of them new': {
    address,
    answers: () => withControls(lists).answers,
    shows: 'Custom Folder Options',
    press: ['Add option'],
    after: 'Correct what is marked',
  },
  'custom statuses, one of them new': {
    address,
    answers: () => withControls(lists).answers,
    shows: 'Custom Folder Options',
    press: ['Add status'],
    after: 'This list has unsaved changes.',
  },
  'custom options, changed by two people': {
    address,
    answers: () =>
      withControls(lists, {
        saveOptions: () => {
          throw new AppError('conflict', 'list.changedMeanwhile');
        },
      }).answers,
    shows: 'Custom Folder Options',
    press: ['Remove L', 'Save'],
    after: 'the changes of another person',
  },
  'lists of the controls that fail to load': {
    address,
    answers: () => withControls({ settings }, { options: failing, statuses: failing }).answers,
    shows: 'Custom Folder Options',
    after: 'Try again',
  },
};
