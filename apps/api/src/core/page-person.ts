import { AppError } from '@campus/contracts/core/app-error';
import type { Context } from './context.ts';

/**
 * Refuses a call of a page that shows another person than the one of its session: someone else has signed in
 * in this browser since (docs/decisions/070). A call that does not name a person passes.
 */
export function refuseOtherPerson({ pagePerson, session }: Pick<Context, 'pagePerson' | 'session'>): void {
  if (pagePerson !== undefined && session && pagePerson !== session.userId)
    throw new AppError('conflict', 'session.otherPerson');
}
