import { aCredential, integrationsAddress, withCredentials } from '../credentials.ts';
import { failing, type PageState } from './page-state.ts';

/** The states of the API credentials. */
export const credentialStates: Record<string, PageState> = {
  'API credentials': {
    address: integrationsAddress,
    answers: () =>
      withCredentials([
        aCredential({ lastUsed: { at: '2026-11-20T10:00:00.000Z', address: '203.0.113.7' } }),
        aCredential({
          id: 'c2',
          name: 'N',
          paused: 'left',
          previousSecret: { endsAt: '2026-11-21T10:00:00.000Z', lastUsed: null },
        }),
      ]),
    shows: 'campus_1f2e',
    press: ['Regenerate the secret of N'],
  },
  'no API credentials': {
    address: integrationsAddress,
    answers: () => withCredentials([]),
    shows: 'No existing client credentials.',
    press: ['Generate credential'],
  },
  'API access that is off': {
    address: integrationsAddress,
    answers: () =>
      withCredentials([], { list: () => ({ isShown: true, isUsable: false, items: [aCredential()] }) }),
    shows: 'campus_1f2e',
    press: ['Revoke Nightly sync'],
  },
  'API credentials that fail': {
    address: integrationsAddress,
    answers: () => withCredentials([], { list: failing }),
    shows: 'Try again',
  },
};
