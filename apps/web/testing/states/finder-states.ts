import { someOfEach, withFound } from '../finder.ts';
import { withSettings } from '../settings.ts';
import type { PageState } from './page-state.ts';

/** The states of the finder and of the dialog of shortcuts. */
export const finderStates: Record<string, PageState> = {
  'the finder, before anything is typed': {
    address: '/profile',
    answers: () => withFound(withSettings().answers, someOfEach),
    shows: 'Search everything',
    press: ['Search everything'],
    after: 'Invite people',
  },
};
