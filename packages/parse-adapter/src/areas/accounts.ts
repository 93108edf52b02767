import { checkAccess } from '@campus/contracts/accounts/access-functions';
import type { AccountSummary, updateAccount as updateContract } from '@campus/contracts/accounts/accounts';
import * as wire from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { AccountAccess, Actor } from '@campus/domain/access/access';
import { pages } from '@campus/domain/access/pages';
import { pick } from '@campus/domain/core/pick';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { insufficientPermission } from '../core/refusals.ts';

/** Account operations without a binding. */
export function accountsPlatform({ call, query, mutate }: Calls) {
  return {
    /**
     * Creates an account with its world from the default schema. Has no binding because it makes three calls.
     */
    async create(organizationName: string): Promise<AccountSummary> {
      const { outline } = await call(wire.getDefaultAccountSchema, {});
      const created = await mutate(wire.createCampusWorld, { organizationName, outline });
      try {
        return await call(wire.getAccount, { accountId: created.objectId });
      } catch (error) {
        throw new AppError('unavailable', 'accounts.fetchFailed').because(error);
      }
    },

    /** The bound operation, with Parse's refusal translated for the console. */
    update: (input: z.output<typeof updateContract.input>) =>
      call(wire.updateAccount, input).catch(insufficientPermission),

    /** The caller, with access to the account if one is named. Only the access check calls this. */
    async actor(accountId: string | undefined): Promise<Actor> {
      const { accountAccess, ...caller } = await query(checkAccess, { accountId });
      return { ...caller, accountAccess: accountAccess && onKnownPages(accountAccess) };
    },
  };
}

/** Drops pages that this version does not know. */
function onKnownPages(
  access: NonNullable<z.output<typeof checkAccess.output>['accountAccess']>,
): AccountAccess {
  return { ...access, pageAccess: pick(access.pageAccess, pages) };
}
