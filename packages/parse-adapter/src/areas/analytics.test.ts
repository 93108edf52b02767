import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import { describe, expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { sends } from '../testing/upstream.ts';

const asked = {
  accountId: 'a1',
  graph: 'logins',
  from: '2026-11-01',
  to: '2026-11-02',
  timeZone: 'Asia/Kolkata',
  hideEmployees: true,
  sfsRoom: '',
} as const;

describe('the usage-search service', () => {
  it('ANA-034 ANA-044 ANA-058 is asked with the session, account, server, dates, offset, and zone', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    expect(await platform.analytics.graph(asked)).toEqual([]);
    expect(received[0]).toMatchObject({
      path: '/usage/getLoginsByDay',
      headers: { authorization: 'Bearer r:secret' },
      body: {
        ...{ accountId: 'a1', server: 'staging', hideEmployees: true, timeZone: 'Asia/Kolkata' },
        ...{ startDateStr: '11/01/2026', endDateStr: '11/02/2026', offsetHoursStr: '5.5' },
      },
    });
  });

  const whole = {
    ...{ accountId: 'a1', server: 'staging', hideEmployees: true, timeZone: 'Asia/Kolkata' },
    ...{ startDateStr: '11/01/2026', endDateStr: '11/02/2026', offsetHoursStr: '5.5' },
    ...{ limit: 1000, earliestTime: '-90d@h' },
  };

  it('ANA-044 ANA-066 is asked for days with every field, each search under its name', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    for (const graph of dayGraphs) await platform.analytics.graph({ ...asked, graph, sfsRoom: 'hall_1' });
    const bodies = dayGraphs.map((graph) => ({
      ...{ ...whole, savedSearch: graphFacts[graph].searchType },
      ...(graphFacts[graph].inUtc && { timeZone: 'UTC', offsetHoursStr: '0' }),
      ...(graphFacts[graph].ofRoom && { room: 'hall_1' }),
      ...(graph === 'roomJoins' && { event: 'JOINROOM' }),
    }));
    expect(received.map(({ body }) => body)).toEqual(bodies);
  });

  it('ANA-043 ANA-066 is asked for joins with the room and the event', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    await platform.analytics.graph({ ...asked, graph: 'roomJoins', sfsRoom: 'hall_1' });
    expect(received[0]).toMatchObject({
      path: '/usage/getRoomsByDay',
      body: { ...whole, savedSearch: 'roomJoins', room: 'hall_1', event: 'JOINROOM' },
    });
  });

  it('ANA-037 ANA-038 ANA-066 is asked for months with the fields of days, in UTC', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    await platform.analytics.months({ accountId: 'a1', hideEmployees: false });
    const { from, to } = monthRange(new Date());
    const month = {
      ...{ ...whole, hideEmployees: false, timeZone: 'UTC', offsetHoursStr: '0' },
      ...{ startDateStr: usDate(from), endDateStr: usDate(to) },
    };
    expect(received.map(({ body }) => body)).toEqual([
      { ...month, savedSearch: 'loginsUniqueByMonth' },
      { ...month, savedSearch: 'loginsFirstByMonth' },
    ]);
  });

  it('is asked for attendance with its order', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    await platform.attendance
      .ofRoom(
        {
          ...{ accountId: 'a1', sfsRoom: 'hall_1', start: '2026-11-01T10:00:00.000Z', hours: 1 },
          ...{ sort: 'joinTime', direction: 'asc', page: 1, pageSize: 25 },
        },
        true,
      )
      .catch(() => undefined);
    const sent = received.find(({ path }) => path === '/usage/getAccountAttendance');
    expect(sent?.body).toMatchObject({ sort: { Join_Time: 1 } });
  });

  it('ANA-016 ANA-035 answers rows that a foreign service writes without what is ours', async () => {
    const { platform } = await platformThat(sends(200, '[{"_time":"2026-11-01","Logins":4}]'));
    const point = { date: '2026-11-01', value: 4, state: 'complete', hours: 24 };
    expect(await platform.analytics.graph(asked)).toEqual([point]);
  });

  it('ANA-050 says what another refusal says, and without a message the status', async () => {
    const refused = await platformThat(sends(403, '{"detail":"Not yours."}'));
    await expect(refused.platform.analytics.graph(asked)).rejects.toMatchObject({ message: 'Not yours.' });
    const silent = await platformThat(sends(404, ''));
    await expect(silent.platform.analytics.graph(asked)).rejects.toMatchObject({ message: 'Not Found' });
  });

  it('ANA-051 takes rows without what is specified for wrong', async () => {
    const { platform } = await platformThat(sends(200, '[{"Logins":4}]'));
    await expect(platform.analytics.graph(asked)).rejects.toMatchObject({ message: 'Wrong data format' });
  });

  it('ANA-027 ANA-030 ANA-064 sends exports to the function of their search, with an even offset and the zone of the figures', async () => {
    const { platform, received } = await platformThat(sends(400, '{"code":142,"error":"No."}'));
    const { graph: _, ...range } = asked;
    const searches = {
      loginsAll: 'exportLoginStatsReport',
      loginsFirstByMonth: 'exportMonthlyLoginStatsReport',
      roomUniqueUsers: 'exportRoomStatsReport',
    } as const;
    for (const searchType of ['loginsAll', 'loginsFirstByMonth', 'roomUniqueUsers'] as const)
      await platform.analytics.export({ ...range, searchType, format: 'csv' }).catch(() => undefined);
    await platform.analytics
      .export({ ...range, searchType: 'loginsAll', format: 'xlsx' })
      .catch(() => undefined);
    expect(received.map(({ path }) => path)).toEqual(
      [...Object.values(searches), searches.loginsAll].map((name) => `/parse/functions/${name}`),
    );
    expect(received[0]?.body).not.toHaveProperty('format');
    expect(received[3]?.body).toMatchObject({ format: 'xlsx' });
    expect(received[0]?.body).toMatchObject({ timezoneOffset: 6, timeZone: 'Asia/Kolkata' });
    expect(received[1]?.body).toMatchObject({ timezoneOffset: 0, timeZone: 'UTC' });
  });
});
