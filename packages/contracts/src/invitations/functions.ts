import { invitationStatuses } from '@campus/domain/invitations/invitations';
import * as z from 'zod';
import { wireSession } from '../auth/functions.ts';
import {
  accountId,
  displayName,
  email,
  firstName,
  id,
  instant,
  lastName,
  permission,
  teamId,
  title,
} from '../core/fields.ts';
import { sentence } from '../core/messages.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireTask } from '../tasks/functions.ts';
import { emailData, invitationSorts } from './invitations.ts';

export const wireInvitation = z.object({
  objectId: id,
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  badges: z.array(id),
  /** The role's name. */
  role: z.string(),
  permission,
  teamid: z.string(),
  status: z.enum(invitationStatuses),
  emailData,
  accountId: id,
  /** Email of who invited. */
  invitedBy: z.string(),
  message: z.string(),
  hasBeenResent: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant,
});
export type WireInvitation = z.output<typeof wireInvitation>;

export const getInvitations = wireCall(
  'getInvitations',
  z.strictObject({
    accountId,
    options: z
      .strictObject({
        limit: z.int().min(1).max(100).default(25),
        skip: z.int().min(0).max(100_000).default(0),
        search: z.string().max(100).default(''),
        sort: z.tuple([z.enum(['asc', 'desc']), z.enum(invitationSorts)]).default(['desc', 'updatedAt']),
      })
      .prefault({}),
  }),
  z.object({ count: z.int(), invitations: z.array(wireInvitation) }),
);

/** `roleId` or `permission` names the role to be given; with neither the invitee becomes a member. */
export const verifyAndSaveInvitation = wireCall(
  'verifyAndSaveInvitation',
  z.strictObject({
    accountId,
    invFields: z.strictObject({
      email: email({
        required: sentence('invitations.email.required'),
        format: sentence('invitations.email.format'),
      }),
      roleId: id.optional(),
      permission: permission.exclude(['suspended']).optional(),
      teamid: teamId.optional(),
      displayName: displayName.or(z.literal('')).default(''),
      firstName: firstName.or(z.literal('')).default(''),
      lastName: lastName.or(z.literal('')).default(''),
      title: title.default(''),
      badges: z.array(id).max(100).default([]),
      emailData: emailData.prefault({}),
      overwriteData: z.boolean().default(false),
    }),
  }),
  z.object({
    outcome: z.enum(['updated', 'alreadyMember', 'processing']),
    /** What the outcome means, for people. */
    message: z.string(),
    invitation: wireInvitation.nullable(),
  }),
);

/** `accountId` is ours: when given, an invitation of another account is not found. */
const own = z.strictObject({
  invitationId: z
    .string({ error: sentence('invitations.idMissing') })
    .min(1, { error: sentence('invitations.idMissing') }),
  accountId: accountId.optional(),
});

/** Sends again: new link, new expiry, hasBeenResent, status processing until the mail is handed over. */
export const resendInvitation = wireCall('resendInvitation', own, wireInvitation);
export const deleteInvitation = wireCall('deleteInvitation', own, z.object({}));

/** Answers how many invitations were pending and now are deleted. */
export const deletePendingInvitations = wireCall(
  'deletePendingInvitations',
  z.strictObject({ accountId }),
  z.int(),
);

/** How many invitations `deletePendingInvitations` would delete. */
export const countPendingInvitations = wireCall(
  'countPendingInvitations',
  z.strictObject({ accountId }),
  z.int(),
);

/** Mails a CSV of all invitations to the caller. */
export const invitedUsersExport = wireCall('invitedUsersExport', z.strictObject({ accountId }), wireTask);

/** For visitors the invitation id is the secret of the link in their email. */
const byLink = z.strictObject({
  invitationId: z
    .string({ error: sentence('invitations.joinIdMissing') })
    .min(1, { error: sentence('invitations.joinIdMissing') })
    .max(200),
});

export const getInvite = wireCall(
  'getInvite',
  byLink,
  z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    status: z.enum(invitationStatuses),
    isWebInvitation: z.boolean(),
    expiresAt: instant,
  }),
);

export const getInvitationData = wireCall(
  'getInvitationData',
  byLink,
  z.object({
    userExists: z.boolean(),
    accountData: z.object({
      organizationName: z.string(),
      customBranding: z.boolean(),
      clientDownloadButtonLabel: z.string(),
    }),
    downloadURL: z.string(),
    downloadMessage: z.string(),
    windowsDownloadURL: z.string(),
    macDownloadURL: z.string(),
    hideDownloadLinks: z.boolean(),
    webWorldName: z.string(),
    webUrl: z.string(),
  }),
);

export const checkInviteeExists = wireCall(
  'checkInviteeExists',
  z.strictObject({ inviteeEmail: z.string().max(100) }),
  z.boolean(),
);

export const registerAndJoinAccount = wireCall(
  'registerAndJoinAccount',
  byLink.extend({
    email: z.string().max(100),
    firstName,
    lastName,
    password: z.string().max(512),
  }),
  wireSession.extend({ accountId: id }),
);

export const loginAndJoin = wireCall(
  'loginAndJoin',
  byLink.extend({ email: z.string().max(100), password: z.string().min(1).max(512) }),
  wireSession.extend({ accountId: id }),
);

export const acceptInviteAndJoinAccount = wireCall(
  'acceptInviteAndJoinAccount',
  byLink,
  z.object({ accountId: id }),
);
