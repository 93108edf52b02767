import { withCustomization } from '../customization.ts';
import { withSpaces } from '../spaces.ts';
import { failing, type PageState } from './page-state.ts';

const creator = '/admin/privatespacecreator';
const report = '/admin/privatespaces/report';

/** The states of private spaces, and of customizations without a list. */
export const spaceStates: Record<string, PageState> = {
  'the creator of private spaces': {
    address: creator,
    answers: () => withSpaces(),
    shows: 'Hall',
  },
  'private spaces whose types fail': {
    address: creator,
    answers: () => withSpaces([], { prices: failing }),
    shows: 'Failed to get space types',
  },
  'private spaces': {
    address: report,
    answers: () => withSpaces(),
    shows: 'Ada Byron',
    press: ['Export'],
    after: 'Times are written in the zone',
  },
  'no private spaces': {
    address: report,
    answers: () => withSpaces([]),
    shows: 'Current account does not have Private Spaces',
  },
  'private spaces that fail': {
    address: report,
    answers: () => withSpaces([], { list: failing }),
    shows: 'Try again',
  },
  'no themes': {
    address: '/admin/customization/worldThemes',
    answers: () => withCustomization({ empty: true }).answers,
    shows: 'No themes available',
  },
  'customizations that fail': {
    address: '/admin/customization/worldCustomizations',
    answers: () => ({ ...withCustomization().answers, customization: { read: failing } }),
    shows: 'Try again',
  },
};
