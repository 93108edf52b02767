import { expect, it } from 'vitest';
import type * as z from 'zod';
import { exportActivity } from '../activity/activity.ts';
import { exportGraph, listPeopleBehind, readGraph } from '../analytics/analytics.ts';
import { listMarks } from '../analytics/marks.ts';
import { exportRoomAttendance, exportVolumeAttendance } from '../attendance/attendance.ts';
import { askedOrigin } from '../members/people-origins.ts';

const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString();
const today = now.toISOString().slice(0, 10);
const yesterday = hoursAgo(24).slice(0, 10);
const days = { from: yesterday, to: today };
const attendance = { accountId: 'a1', sfsRoom: 'hall_1', start: hoursAgo(2), hours: 1 };

it.each<[string, z.ZodType, object]>([
  ['a graph', readGraph.input, { accountId: 'a1', graph: 'logins', ...days }],
  ['the marks of graphs', listMarks.input, { accountId: 'a1', ...days }],
  ['people of a graph', listPeopleBehind.input, { accountId: 'a1', graph: 'logins', date: today }],
  ['a graph to export', exportGraph.input, { accountId: 'a1', searchType: 'loginsAll', ...days }],
  ['people to keep', askedOrigin, { kind: 'figure', graph: 'logins', date: today }],
  ['activity to export', exportActivity.input, { accountId: 'a1', from: hoursAgo(2), to: hoursAgo(1) }],
  ['attendance to export', exportRoomAttendance.input, attendance],
  ['attendance of volumes to export', exportVolumeAttendance.input, attendance],
])('an unknown time zone of %s is an issue at its path', (_, schema, input) => {
  expect(schema.safeParse({ ...input, timeZone: 'Europe/Berlin' }).success).toBe(true);
  for (const timeZone of ['Foo/Bar', '', 'x'.repeat(65)]) {
    const { error } = schema.safeParse({ ...input, timeZone });
    expect(error?.issues.map(({ path }) => path)).toEqual([['timeZone']]);
  }
});
