import type { Permission } from '@campus/domain/access/levels';
import { date, number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A trigger copies it from the user. */
const ofUser = string.nullAs('').filled();

/** A name that the account has set for the person; null to show the person's own name. */
const ofAccount = string.nullable();

/**
 * A user's membership in an account. Code writes only `permission`; a trigger gives the user the matching
 * role. Triggers also copy the user fields that the members table shows, except names set by the account.
 */
export const membershipTable = new Table('Membership', {
  columns: {
    accountId: pointer('Account'),
    userId: pointer('_User'),
    permission: string.as<Permission>(),
    /** The permission of a suspended member before the suspension. */
    previousPermission: string.as<Permission>().nullable(),
    teamId: string.nullAs(''),
    contactEmail: string.default(''),
    title: string.default(''),
    logins: number.default(0),
    lastLoginAt: date.nullable(),
    customFields: object.as<Readonly<Record<string, unknown>>>().default({}),
    email: ofUser,
    username: ofUser,
    firstname: ofUser,
    lastname: ofUser,
    displayname: ofUser,
    accountFirstname: ofAccount,
    accountLastname: ofAccount,
    accountDisplayname: ofAccount,
    hwi_device: ofUser,
    hwi_os: ofUser,
    hwi_gfx: ofUser,
    hwi_processor: ofUser,
    hwi_ram: ofUser,
    hwi_id: ofUser,
  },
  relations: { badges: 'Badge' },
  readers: ({ accountId }) => administratorsOf(accountId),
});
