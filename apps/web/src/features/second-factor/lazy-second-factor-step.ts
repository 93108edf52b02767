import { lazyPage } from '../../lib/lazy-page.ts';

/** The second step of a sign-in, loaded on demand because most people sign in without it. */
export const LazySecondFactorStep = lazyPage(() => import('./second-factor-step.tsx'), 'SecondFactorStep');
