import type { importBadgeAssignments } from '@campus/contracts/badges/badges';
import { getBadgeImage } from '@campus/contracts/badges/functions';
import { fileOnWire } from '@campus/contracts/core/wire-codec';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import { saveCsvImport } from '@campus/contracts/imports/functions';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import type { Calls } from '../core/calls.ts';
import type { ParseClient } from '../core/client.ts';

export type BadgesPlatform = ReturnType<typeof badgesPlatform>;

export function badgesPlatform({ mutate }: Calls, client: ParseClient, caller: Caller) {
  return {
    image(image: { accountId: string; name: string }): Promise<WireBytes> {
      return client.gateway(getBadgeImage, image, { ...caller, idempotent: true });
    },

    importAssignments(input: z.output<typeof importBadgeAssignments.input>): Promise<Task> {
      const { accountId, file, exportEmail, ...params } = input;
      return mutate(saveCsvImport, { accountId, type: 'badge', file: fileOnWire(file), exportEmail, params });
    },
  };
}
