import { type MemberSort, memberSorts } from '@campus/contracts/members/members';
import { type Permission, permissions } from '@campus/domain/access/levels';
import { listLimit, pageSize } from '@campus/domain/core/lists';
import type { Stack } from '@campus/local/stack';
import type { Target } from './measure.ts';
import { directly, throughGateway } from './targets.ts';

/** A members page in the contract's terms. Default: the page's first view. */
export interface MemberRead {
  page?: number;
  sort?: MemberSort;
  direction?: 'asc' | 'desc';
  searchField?: 'email';
  search?: string;
  extensive?: boolean;
  permissions?: Permission[];
}

const prefixes = ['ada', 'ben', 'sam', 'mon', 'til', 'quinn.o', 'rosa.h', 'kaia', 'jonas.v', 'pia'];
const fragments = ['moor', 'lund', 'thal', 'wick', 'berly', 'feldt', 'beck', 'haven', 'acker', 'hollow'];

/** Calls that use the members table. Each receives its sequence number. */
export const memberReads: Record<string, (call: number) => MemberRead> = {
  'first page': () => ({}),
  'last page that can be reached': () => ({ page: listLimit / pageSize }),
  ...Object.fromEntries(
    memberSorts.map((sort) => [
      `sorted by ${sort}`,
      (call: number): MemberRead => ({ sort, direction: call % 2 === 0 ? 'desc' : 'asc' }),
    ]),
  ),
  'prefix search': (call) => ({ searchField: 'email', search: nth(prefixes, call) }),
  'extensive search': (call) => ({ searchField: 'email', search: nth(fragments, call), extensive: true }),
  ...Object.fromEntries(
    permissions.map((permission) => [
      `role ${permission}`,
      (): MemberRead => ({ permissions: [permission] }),
    ]),
  ),
};

/** Beyond the requirements: reads that cost more than all of these. */
export const dearReads: Record<string, (call: number) => MemberRead> = {
  'last page of a role': () => ({ permissions: ['owner'], page: listLimit / pageSize }),
  'last page of a role by last name': () => ({
    permissions: ['owner'],
    page: listLimit / pageSize,
    sort: 'lastName',
  }),
  'prefix search by last name': (call) => ({
    searchField: 'email',
    search: nth(prefixes, call),
    sort: 'lastName',
  }),
  'extensive search by last name': (call) => ({
    searchField: 'email',
    search: nth(fragments, call),
    extensive: true,
    sort: 'lastName',
  }),
};

/** The caller of a read: an account, with a session at the platform or a token at the gateway. */
export interface Reader {
  stack: Stack;
  accountId: string;
  sessionToken: string;
  token: string;
}

export function readDirectly({ stack, sessionToken, accountId }: Reader, read: MemberRead): Target {
  const { page, sort, direction, searchField, search, extensive, permissions: roles } = read;
  return directly(stack, sessionToken, {
    accountId,
    options: {
      ...(page && { activePage: page }),
      ...(sort && { sort: [direction ?? 'desc', sort] }),
      ...(searchField && { search: [searchField, search ?? ''] }),
      ...(roles && { filter: { permissions: roles } }),
    },
    ...(extensive && { extensiveSearch: extensive }),
  });
}

export function readThroughGateway({ stack, token, accountId }: Reader, read: MemberRead): Target {
  return throughGateway(stack, token, { accountId, ...read });
}

function nth(list: readonly string[], call: number): string {
  return list[call % list.length] ?? '';
}
