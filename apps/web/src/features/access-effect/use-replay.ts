import type { replayDraft } from '@campus/contracts/effective-access/replay';
import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import { namedScope } from '@campus/domain/room-permissions/scopes';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useSettled } from '../../lib/use-settled.ts';
import { useAccount } from '../../shell/account.tsx';
import { posted, trpc } from '../../trpc.ts';

/** A draft in the gateway's input format. */
export type SentDraft = z.input<typeof replayDraft.input>;

/** Milliseconds. Changes made within this time are sent together. */
const rest = 400;

/**
 * Sent by POST, because drafts can be too long for an address. The result stays cached while the editor is
 * open.
 */
export const replayOptions = {
  retry: false,
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  trpc: posted,
} as const;

/** Replays past entries against a draft, once the person pauses editing. */
export function useReplay(draft: EntryDraft) {
  const { id: accountId } = useAccount();
  const sent = useMemo(() => sentDraft(accountId, draft), [accountId, draft]);
  const settled = useSettled(sent, rest);
  const replay = trpc.effectiveAccess.replay.useQuery(settled ?? sent, {
    ...replayOptions,
    enabled: settled !== undefined,
  });
  return { replay, sent: settled ?? sent };
}

function sentDraft(accountId: string, { rooms, permissions }: EntryDraft): SentDraft {
  return {
    accountId,
    rooms: rooms.map(({ teamAccess, groupAccess, ...room }) => ({
      ...room,
      teamAccess: [...teamAccess],
      groupAccess: [...groupAccess],
    })),
    permissions: permissions.map(({ device, scope, values }) => ({
      device,
      ...namedScope(scope),
      values: { ...values },
    })),
  };
}
