import { expect, it } from 'vitest';
import { withAccount, withoutAccount } from './account-address.ts';

it.each([
  ['/profile', '/profile?account=account1'],
  ['/admin', '/admin?account=account1'],
  ['/admin/members?search=a%20b', '/admin/members?search=a%20b&account=account1'],
  ['/admin/members?account=account2&page=2', '/admin/members?account=account2&page=2'],
  ['/profile?status=0#sessions', '/profile?status=0&account=account1#sessions'],
  ['/help/members', '/help/members?account=account1'],
  ['/helpers', '/helpers'],
  ['/accounts', '/accounts'],
  ['/administration', '/administration'],
  ['/', '/'],
])('makes of %s the address %s', (address, named) => {
  expect(withAccount(address, 'account1')).toBe(named);
});

it('leaves an address alone in a tab without an account', () => {
  expect(withAccount('/profile', undefined)).toBe('/profile');
});

it('takes the account out of a query, and nothing else', () => {
  expect(withoutAccount('?sort=email&account=account1')).toBe('sort=email');
  expect(withoutAccount('?search=a%20b')).toBe('?search=a%20b');
});
