import '@campus/contracts/activity/page-messages';
import { text } from '@campus/contracts/core/messages';
import { windowWords } from '../../features/people-set/origin-words.ts';
import { ReportPeople } from '../../features/people-set/report-people.tsx';
import { trpc } from '../../trpc.ts';
import type { ActivityState } from './use-activity.ts';

/** Keeps everybody whose events the report shows, on all of its pages. */
export function ActivityPeople({
  accountId,
  state: { from, to, type, sfsRoom },
  total,
}: {
  accountId: string;
  state: ActivityState;
  /** How many events there are; undefined while that is not known. */
  total: number | undefined;
}) {
  const rooms = trpc.activity.rooms.useQuery({ accountId });
  const room = rooms.data?.items.find((one) => one.sfsRoom === sfsRoom)?.name ?? sfsRoom;
  const about = [
    sfsRoom === '' ? text('activity.rooms.all') : room,
    ...(type === 'ALL' ? [] : [text(`activity.type.${type}`)]),
    windowWords({ from, to }),
  ];
  return (
    <ReportPeople
      what="report"
      about={about.join(', ')}
      origin={total === 0 ? undefined : { kind: 'activity', from, to, type, sfsRoom }}
      disabled={total === undefined}
    />
  );
}
