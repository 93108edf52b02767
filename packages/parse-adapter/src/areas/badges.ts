import type {
  Badge,
  BadgeAssignment,
  importBadgeAssignments,
  listBadgeAssignments,
} from '@campus/contracts/badges/badges';
import {
  deleteBadgeForWorld,
  getBadgeImage,
  getBadges,
  getMemberBadges,
  saveBadge,
  saveCsvExport,
  updateBadgesForMember,
  type WireBadge,
  type WireBadgeAssignment,
} from '@campus/contracts/badges/functions';
import type { UploadedFile } from '@campus/contracts/core/files';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import { saveCsvImport } from '@campus/contracts/imports/functions';
import type { Task } from '@campus/contracts/tasks/tasks';
import { memberListLimit, pageSize } from '@campus/domain/members/members';
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import type { Calls } from '../core/calls.ts';
import type { ParseClient } from '../core/client.ts';
import { listPage } from '../core/list-page.ts';

export type BadgesPlatform = ReturnType<typeof badgesPlatform>;

export function badgesPlatform({ query, mutate }: Calls, client: ParseClient, caller: Caller) {
  return {
    async list(accountId: string): Promise<Badge[]> {
      const { results } = await query(getBadges, { accountId });
      return results.map((badge) => badgeOf(accountId, badge));
    },

    async add(badge: { accountId: string; name: string; file: UploadedFile }): Promise<Badge> {
      const { accountId, name, file } = badge;
      return badgeOf(accountId, await mutate(saveBadge, { accountId, name, image: sentFile(file) }));
    },

    async delete(badge: { accountId: string; badgeId: string }): Promise<void> {
      await mutate(deleteBadgeForWorld, badge);
    },

    image(image: { accountId: string; name: string }): Promise<WireBytes> {
      return client.gateway(getBadgeImage, image, { ...caller, idempotent: true });
    },

    async listAssignments({ accountId, page, search, badgeId }: z.output<typeof listBadgeAssignments.input>) {
      const options = { search, badgeId, limit: pageSize, activePage: Math.min(page, memberListLimit) };
      const { results, count, countIsExact } = await query(getMemberBadges, { accountId, options });
      return {
        ...listPage(results.map(assignmentOf), count, page),
        totalIsExact: countIsExact,
        lastPage: Math.max(1, Math.ceil(Math.min(count, memberListLimit) / pageSize)),
      };
    },

    /** Sets a member's badge; null takes what the member has. */
    async assign(assignment: {
      accountId: string;
      membershipId: string;
      badgeId: string | null;
    }): Promise<BadgeAssignment> {
      const { badgeId, ...member } = assignment;
      return assignmentOf(
        await mutate(updateBadgesForMember, { ...member, ...(badgeId !== null && { badgeId }) }),
      );
    },

    importAssignments(input: z.output<typeof importBadgeAssignments.input>): Promise<Task> {
      const { accountId, file, exportEmail, ...params } = input;
      return mutate(saveCsvImport, { accountId, type: 'badge', file: sentFile(file), exportEmail, params });
    },

    exportAssignments({ accountId, recipient }: { accountId: string; recipient: string }): Promise<Task> {
      return mutate(saveCsvExport, { accountId, type: 'badgeAssignmentsExport', payload: { recipient } });
    },
  };
}

function sentFile({ name, content }: UploadedFile) {
  return { name, base64: Buffer.from(content).toString('base64') };
}

function badgeOf(accountId: string, { objectId, image, ...same }: WireBadge): Badge {
  const path =
    image === null ? null : `/files/accounts/${accountId}/badge-images/${encodeURIComponent(image)}`;
  return { id: objectId, ...same, image: path };
}

function assignmentOf({ objectId, email, displayname, badges }: WireBadgeAssignment): BadgeAssignment {
  return {
    membershipId: objectId,
    email,
    name: displayname,
    badges: badges.map((badge) => ({ id: badge.objectId, name: badge.name })),
  };
}
