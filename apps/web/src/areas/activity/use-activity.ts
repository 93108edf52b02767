import '@campus/contracts/core/account-messages';
import { listActivity } from '@campus/contracts/activity/activity';
import { defaultWindow, refuseWindow } from '@campus/domain/activity/activity';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { useState } from 'react';
import * as z from 'zod';
import { useSave } from '../../components/feedback/use-save.ts';
import { timeZone } from '../../lib/format.ts';
import { keepWhileSame } from '../../lib/keep-while-same.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useExportEnding } from '../../shell/tasks/use-export-ending.ts';
import { trpc } from '../../trpc.ts';

const { from, to, type, sfsRoom, sort, direction, page } = listActivity.input.shape;
const open = z.literal('');

/** The list's input as stored in the address. An empty start or end means its initial value. */
const activityState = z.object({
  from: from.or(open).default(''),
  to: to.or(open).default(''),
  ...{ type, sfsRoom, sort, direction, page },
});

/** The report's state and time range, and a function that changes them. */
export function useActivityState() {
  const [{ from, to, ...state }, setState] = useListState(activityState);
  // Initially, the range ends with the minute in which the page was opened, in the format of its field.
  const [first] = useState(() =>
    defaultWindow(new Date(Math.floor(serverNow().getTime() / 60_000) * 60_000)),
  );
  const window = { from: from || first.from.toISOString(), to: to || first.to.toISOString() };
  return [{ ...state, ...window }, setState] as const;
}
export type ActivityState = ReturnType<typeof useActivityState>[0];
export type ChangeActivity = ReturnType<typeof useActivityState>[1];

/**
 * One page of the events. The previous page of the same filters stays until it has loaded. Does not send an
 * invalid window.
 */
export function useActivity(accountId: string, state: ActivityState) {
  return trpc.activity.list.useQuery(
    { accountId, ...state },
    {
      placeholderData: keepWhileSame(state, ['from', 'to', 'type', 'sfsRoom']),
      enabled: !isRefused(state),
    },
  );
}

function isRefused({ from, to }: Pick<ActivityState, 'from' | 'to'>): boolean {
  return refuseWindow({ from: new Date(from), to: new Date(to) }, serverNow()) !== undefined;
}

/** Starts an export of the events that match the filters. The result is emailed. */
export function useExportActivity(accountId: string, { page: _, ...state }: ActivityState) {
  const { mutateAsync } = useSave(trpc.activity.export, useExportEnding());
  return (format: TableFormat) => mutateAsync({ accountId, ...state, timeZone, format });
}
