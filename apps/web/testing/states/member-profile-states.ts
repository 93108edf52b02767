import { aConfiguration, withConfiguration } from '../member-profiles.ts';
import type { PageState } from './page-state.ts';

const address = '/admin/memberprofile';

/** The states of the page that configures profiles. */
export const memberProfileStates: Record<string, PageState> = {
  'the profile configuration, adding a field': {
    address,
    answers: () => withConfiguration(aConfiguration({ dropping: ['Seats'] })),
    shows: 'Member Profile Configuration',
    press: ['Add field'],
    after: 'Each field needs a name',
  },
  'the profile configuration, removing a field': {
    address,
    answers: () => withConfiguration(aConfiguration(), { fieldUse: () => ({ members: 9, isExact: false }) }),
    shows: 'Member Profile Configuration',
    press: ['Remove'],
    after: 'There are unsaved changes.',
  },
};
