import { withEffectiveAccess } from '../effective-access.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/effectiveAccess';

/** The states of the effective access page, by tab. */
export const effectiveAccessStates: Record<string, PageState> = {
  'effective access: who can': {
    address,
    answers: withEffectiveAccess,
    shows: 'Every rule that was considered',
    press: ['Show names'],
    after: 'Ana Silva',
  },
  'effective access: overrides': {
    address: `${address}?tab=overrides`,
    answers: withEffectiveAccess,
    shows: 'Redundant',
    press: ['not needed'],
    after: 'Nobody gains or loses access.',
  },
  'effective access: pinned rules': {
    address: `${address}?tab=pins`,
    answers: withEffectiveAccess,
    shows: 'can never',
  },
  'effective access: view as role': {
    address: `${address}?tab=view`,
    answers: withEffectiveAccess,
    shows: 'Menu of the world',
  },
  'effective access fails to load': {
    address,
    answers: () => {
      const answers = withEffectiveAccess();
      return { ...answers, effectiveAccess: { ...answers.effectiveAccess, configuration: failing } };
    },
    shows: 'Try again',
  },
};
