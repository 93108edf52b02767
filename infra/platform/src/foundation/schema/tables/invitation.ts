import type { Reason } from '@campus/contracts/core/reasons';
import type { Permission } from '@campus/domain/access/levels';
import type { InvitationStatus } from '@campus/domain/invitations/invitations';
import { array, boolean, date, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { type NewRow, type RowOf, Table } from '../../records/table.ts';

/** An email address invited to an account. Only a hash of the link's secret is stored. */
export const invitationTable = new Table('Invitation', {
  columns: {
    accountId: pointer('Account'),
    /** Lowercase. */
    email: string,
    displayName: string.default(''),
    firstName: string.default(''),
    lastName: string.default(''),
    title: string.default(''),
    /** The ids of badges. */
    badges: array.as<readonly string[]>().default([]),
    /** The role for the permission. */
    role: pointer('_Role').nullable(),
    permission: string.as<Exclude<Permission, 'suspended'>>(),
    teamid: string.nullAs(''),
    status: string.as<InvitationStatus>(),
    /** The content and recipient of the mail. */
    emailData: object.default({}),
    invitedBy: pointer('_User'),
    /** Why no mail was sent: sending failed, or no mail was wanted. The text is rendered on read. */
    message: object.as<Reason>().nullable(),
    hasBeenResent: boolean.default(false),
    /** The seed of the link's secret, and the secret's SHA-256 for lookup. */
    tokenSeed: string.nullable(),
    tokenHash: string.nullable(),
    expiresAt: date,
    /** When the mail server last accepted a mail of this invitation. */
    mailedAt: date.nullable(),
    acceptedBy: pointer('_User').nullable(),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});

/** The text fields of an invitation about the invited person. Empty means no value. */
export const inviteeTexts = ['displayName', 'firstName', 'lastName', 'title'] as const;

/** The fields of an invitation about the invited person, except the email. */
export const inviteeColumns = [...inviteeTexts, 'permission', 'teamid', 'badges'] as const;

export type Invitee = Pick<RowOf<typeof invitationTable>, 'email' | (typeof inviteeColumns)[number]>;

export type NewInvitation = Omit<NewRow<typeof invitationTable>, 'role'>;
