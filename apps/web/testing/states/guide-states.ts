import { anEnteredAccount, workingIn } from '../people.ts';
import type { PageState } from './page-state.ts';

/** The states of the guides. */
export const guideStates: Record<string, PageState> = {
  guides: { address: '/help', answers: () => workingIn(), shows: 'What each page of the console is for' },
  'no guides': {
    address: '/help?search=zebra',
    answers: () => workingIn(),
    shows: 'No guide has these words.',
  },
  'a guide': { address: '/help/import', answers: () => workingIn(), shows: 'Invite one person' },
  'a guide to a closed page': {
    address: '/help/audit',
    answers: () => workingIn(anEnteredAccount({ pages: ['members'] })),
    shows: 'So its guide is not shown.',
  },
};
