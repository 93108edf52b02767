import type { AppRouter } from '@campus/api/router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describeError } from './describe-error.ts';

const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever the gateway refuses a call because the session is over. Returns a function that stops this.
 */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the gateway refused a call because the session is over, or is another person's by now. */
export function isSessionOver(error: unknown): boolean {
  const { code, key } = describeError(error);
  if (key === 'privateSpaces.unauthorized') return code === 'UNAUTHORIZED';
  return key === 'access.signedOut' || key === 'session.otherPerson';
}

/** Returns an error handler that ignores an ended session, because then no input may be lost. */
export function unlessSessionOver(onFailure: () => void): (error: unknown) => void {
  return (error) => {
    if (!isSessionOver(error)) onFailure();
  };
}

/** Notifies the listeners if this error means that the session is over. */
export function reportSessionOver(error: unknown): void {
  if (isSessionOver(error)) for (const listener of listeners) listener();
}

/** Reports an ended session for every call, including calls outside queries and mutations. */
export const sessionOverLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (answer) => observer.next(answer),
        complete: () => observer.complete(),
        error: (error) => {
          reportSessionOver(error);
          observer.error(error);
        },
      }),
    );
