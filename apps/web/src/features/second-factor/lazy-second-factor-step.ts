import { lazyPage } from '../../lib/lazy-page.ts';

/** The second step of a sign-in, loaded when it is needed: most people sign in without. */
export const LazySecondFactorStep = lazyPage(() => import('./second-factor-step.tsx'), 'SecondFactorStep');
