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

  it('ANA-043 is asked for joins with the room', async () => {
    const { platform, received } = await platformThat(sends(200, '[]'));
    await platform.analytics.graph({ ...asked, graph: 'roomJoins', sfsRoom: 'hall_1' });
    expect(received[0]).toMatchObject({ path: '/usage/getRoomsByDay', body: { room: 'hall_1' } });
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

  it('ANA-027 ANA-030 sends exports to the function of their search, with an even offset and the zone', async () => {
    const { platform, received } = await platformThat(sends(400, '{"code":142,"error":"No."}'));
    const { graph: _, ...range } = asked;
    const searches = {
      loginsAll: 'exportLoginStatsReport',
      loginsFirstByMonth: 'exportMonthlyLoginStatsReport',
      roomUniqueUsers: 'exportRoomStatsReport',
    } as const;
    for (const searchType of ['loginsAll', 'loginsFirstByMonth', 'roomUniqueUsers'] as const)
      await platform.analytics.export({ ...range, searchType }).catch(() => undefined);
    expect(received.map(({ path }) => path)).toEqual(
      Object.values(searches).map((name) => `/parse/functions/${name}`),
    );
    expect(received[0]?.body).toMatchObject({ timezoneOffset: 6, timeZone: 'Asia/Kolkata' });
  });
});
