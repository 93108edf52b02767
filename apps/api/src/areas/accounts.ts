import {
  accountExists,
  createAccount,
  getAccount,
  getDefaultAccountSchema,
  joinAccount,
  listAccounts,
  listRoles,
  searchAccounts,
  updateAccount,
} from '@campus/contracts/accounts/accounts';
import type { Standing } from '@campus/domain/access/access';
import { landingIn } from '@campus/domain/access/landing';
import { mayOpen, type Page, pages } from '@campus/domain/access/pages';
import { assignablePermissions } from '@campus/domain/members/members';
import { procedure, router } from '../core/trpc.ts';

export const accountsRouter = router({
  list: procedure(listAccounts, async ({ platform }) => ({ items: await platform.accounts.list() })),

  search: procedure(searchAccounts, ({ input, platform }) => platform.accounts.search(input)),

  get: procedure(getAccount, async ({ input, actor, platform }) => {
    const account = await platform.accounts.get(input.accountId);
    const landing = landingIn({ ...account, ...actor.standing, emailVerified: actor.emailVerified });
    return {
      ...account,
      landing,
      movedTo: actor.standing.movedTo,
      pages: landing === 'enter' ? openPages(actor.standing) : [],
      assignablePermissions: assignablePermissions(account.level, account.isProtected),
    };
  }),

  roles: procedure(listRoles, async ({ input, platform }) => ({
    items: await platform.accounts.roles(input),
  })),

  defaultSchema: procedure(getDefaultAccountSchema, ({ platform }) => platform.accounts.defaultSchema()),

  create: procedure(createAccount, async ({ input, platform }) => ({
    account: await platform.accounts.create(input.organizationName),
  })),

  update: procedure(updateAccount, async ({ input, platform }) => ({
    account: await platform.accounts.update(input),
  })),

  exists: procedure(accountExists, async ({ input, platform }) => ({
    exists: await platform.accounts.exists(input),
  })),

  join: procedure(joinAccount, ({ input, platform }) => platform.accounts.join(input.accountId)),
});

function openPages({ pageAccess, level, worldBuildVersion }: Standing): Page[] {
  return pages.filter((page) => mayOpen(pageAccess[page], level, worldBuildVersion));
}
