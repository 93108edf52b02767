import type { Access } from '@campus/domain/access/access';
import type { Response } from 'supertest';
import type { Caller } from './callers.ts';

export const signedOut = {
  status: 401,
  key: 'access.signedOut',
  message: 'Your session has ended. Please log in again.',
};
export const tokenMissing = {
  status: 401,
  key: 'access.tokenMissing',
  message:
    'Send a token as “Authorization: Bearer …”. POST /api/v1/auth/sign-in returns one for an email and a password.',
};
export const suspended = {
  status: 403,
  key: 'access.suspended',
  message: 'You are suspended in this account.',
};
export const suspendedEverywhere = {
  status: 403,
  key: 'access.suspendedEverywhere',
  message: 'You are suspended. Until that ends, you cannot change anything.',
};
export const forbidden = {
  status: 403,
  key: 'access.forbidden',
  message: 'You do not have permission to do this.',
};

/** The refusal of people who belong to an account and lack the access. All people of tests are normal users (ACCT-038). */
export function belowRefusal(access: Access) {
  const hasOwn = typeof access === 'object' && 'normalUserRefusal' in access;
  return hasOwn
    ? { status: 403, key: access.normalUserRefusal, message: 'Current user is not an admin' }
    : forbidden;
}

export const noTask = {
  status: 404,
  key: 'tasks.notFound',
  message: 'This task could not be found. Results are kept for seven days.',
};

/** The refusal of an account's call for callers without access. */
export function refusalFor(caller: Caller) {
  if (caller === 'nobody') return signedOut;
  return caller === 'suspended' ? suspended : forbidden;
}

/** The answer to a caller, without the parts that always differ between calls. */
export function summaryOf({ status, body }: Response) {
  const { message, detail, key, data } = body.error ?? body;
  return { status, key: data?.key ?? key, message: message ?? detail };
}
