import type { Permission } from '@campus/domain/access/levels';
import { date, number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** Copied from the user by a trigger. */
const ofUser = string.nullAs('').filled();

/** A name that the account has set for the person; null shows the person's own. */
const ofAccount = string.nullable();

/**
 * A user in an account. Only `permission` is written; a trigger gives the user the role that carries it. What the
 * members table shows of the user is copied here, also by triggers, except for names that the account has set.
 */
export const membershipTable = new Table('Membership', {
  columns: {
    accountId: pointer('Account'),
    userId: pointer('_User'),
    permission: string.as<Permission>(),
    /** The permission of a suspended member before. */
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
