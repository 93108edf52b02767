import { activitiesExport } from '@campus/contracts/activity/functions';
import { getRoomActivities } from '@campus/contracts/activity/usage-functions';
import { personName } from '@campus/contracts/analytics/person-name';
import { text } from '@campus/contracts/core/text';
import type { ActivityEvent } from '@campus/domain/activity/activity';
import { serverName } from '@campus/domain/analytics/strangers';
import { instantColumn, type TableColumn, textColumn } from '@campus/table-files/columns';
import { tableFile } from '@campus/table-files/table-file';
import * as z from 'zod';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { askUsage } from '../../foundation/usage/ask.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { closingText, noteCompleteUntil, timeIn } from '../analytics/export-text.ts';
import { factColumns, roomColumns, roomsByServerName } from '../analytics/fact-columns.ts';
import { readReportUsers } from '../analytics/report-users.ts';

const { query, earliestTime, latestTime, timezone, format } = activitiesExport.input.shape;
const params = z.strictObject({ query, earliestTime, latestTime, timezone, format });
type Params = z.output<typeof params>;

/** The number of events read at a time. */
const batch = 5_000;

interface Row {
  userId: string;
  event: ActivityEvent;
  at: Date;
  SFSRoom: string;
  displayName: string;
}

/** Mails the matching events to the requester as a file. */
export const activityExportTask = taskDefinition({
  kind: 'activity.export',
  params,
  file: async (run) => {
    await noteCompleteUntil(run);
    return tableFile(run.params.format, {
      what: 'room-activity',
      organizationName: await organizationNameOf(run.sql, run.task.accountId),
      columns: await columnsOf(run),
      batches: countedBatches(run, batches(run)),
    });
  },
  mail: async ({ task, params: asked }) => {
    const time = timeIn(asked.timezone);
    const [from, to] = [asked.earliestTime, asked.latestTime].map((instant) => time(new Date(instant)));
    const { SFSRoom: room, events } = asked.query;
    return {
      to: task.requestedBy.email,
      title: text('activity.mail.title'),
      paragraphs: [
        text('analytics.mail.definition', { definition: text('activity.definition') }),
        text('analytics.mail.times', { from: from ?? '', to: to ?? '' }),
        room === '' ? text('analytics.mail.allRooms') : text('analytics.mail.room', { room }),
        text('analytics.mail.events', { events: events.join(', ') }),
        ...closingText(task, { zone: asked.timezone, format: asked.format }),
      ],
    };
  },
});

async function* batches({ sql, task, params: asked, services }: TaskRun<Params>): AsyncGenerator<Row[]> {
  const { accountId } = task;
  const { SFSRoom, events, sort, direction } = asked.query;
  const by = { time: '_time', type: 'event', displayName: 'displayname' } as const;
  for (let offset = 0; ; offset += batch) {
    const rows = await askUsage(services.config.usage, getRoomActivities, {
      ...{ accountId, SFSRoom, events, limit: batch, offset },
      sorts: { [by[sort]]: direction },
      earliestTime: asked.earliestTime,
      latestTime: asked.latestTime,
    });
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    const users = await readReportUsers(sql, { accountId, userIds, extra: false });
    const names = new Map(users.map((user) => [user.userId, user.displayname]));
    yield rows.map(({ userId, event, _time, SFSRoom: room }) => ({
      ...{ userId, event, at: new Date(_time), SFSRoom: room },
      displayName: names.get(userId) ?? serverName(userId),
    }));
    if (rows.length < batch) return;
  }
}

async function columnsOf({ sql, task, params: asked }: TaskRun<Params>): Promise<TableColumn<Row>[]> {
  const { accountId } = task;
  const { earliestTime, latestTime, timezone: timeZone } = asked;
  const time = timeIn(timeZone);
  const roomOf = await roomsByServerName(sql, accountId);
  return [
    textColumn(text('activity.column.displayName'), personName),
    textColumn(text('activity.column.type'), ({ event }) => event),
    textColumn(text('activity.column.dateCreated'), ({ at }) => time(at)),
    textColumn(text('activity.column.room'), ({ SFSRoom }) => SFSRoom),
    textColumn(text('activity.column.userId'), ({ userId }) => userId),
    ...roomColumns<Row>(({ SFSRoom }) => roomOf(SFSRoom)),
    textColumn(text('activity.column.event'), ({ event }) => text(`activity.event.${event}`)),
    instantColumn(text('activity.column.time'), ({ at }) => at),
    ...factColumns({
      account: { id: accountId, name: await organizationNameOf(sql, accountId) },
      timeZone,
      definition: text('activity.definition'),
      window: { from: new Date(earliestTime), to: new Date(latestTime) },
    }),
  ];
}
