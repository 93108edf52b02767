import type { AccountSummary, updateAccount as updateContract } from '@campus/contracts/accounts/accounts';
import * as wire from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { AccountAccess } from '@campus/domain/access/access';
import { type PageAccess, type PageAccessMap, pages } from '@campus/domain/access/pages';
import { pick } from '@campus/domain/core/pick';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { insufficientPermission } from '../core/refusals.ts';

/** Operations about accounts that no binding describes. */
export function accountsPlatform({ call, query, mutate }: Calls) {
  return {
    /** Creates an account with its world from the default schema. Three calls, so no binding describes it. */
    async create(organizationName: string): Promise<AccountSummary> {
      const { outline } = await call(wire.getDefaultAccountSchema, {});
      const created = await mutate(wire.createCampusWorld, { organizationName, outline });
      try {
        return await call(wire.getAccount, { accountId: created.objectId });
      } catch (error) {
        throw new AppError('unavailable', 'accounts.fetchFailed').because(error);
      }
    },

    /** The bound operation, with the refusal of Parse in the words of the console. */
    update: (input: z.output<typeof updateContract.input>) =>
      call(wire.updateAccount, input).catch(insufficientPermission),

    /** The caller's access to an account, or undefined without a role in it. Only the access check asks for it. */
    async accountAccess(accountId: string): Promise<AccountAccess | undefined> {
      const role = await query(wire.getMemberRole, { accountId });
      if (!role) return undefined;
      const access = await query(wire.getPageAccess, { accountId });
      return {
        accountId,
        level: role.level,
        verificationRequired: access.verificationRequired,
        singleSignOnRequired: access.singleSignOnRequired,
        passwordExpired: access.passwordExpired,
        secondFactorMissing: access.secondFactorMissing,
        movedTo: access.movedTo,
        worldBuildVersion: access.worldBuildVersion,
        pageAccess: knownPages(access.pages),
      };
    },
  };
}

/** The pages that this version knows. */
export function knownPages(access: Record<string, PageAccess>): PageAccessMap {
  return pick(access, pages);
}
