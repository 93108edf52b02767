import { describe, expect, it, onTestFinished } from 'vitest';
import { createParseClient } from '../core/client.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { supportEmail } from '../testing/platform.ts';
import {
  answers,
  type Behavior,
  breaksOff,
  hangs,
  resets,
  sends,
  startUpstream,
  trickles,
} from '../testing/upstream.ts';

const account = { accountId: 'a1' };
const page = { page: 1, pageSize: 25 };
const start = '2026-11-20T09:00:00.000Z';
const days = { from: '2026-11-01', to: '2026-11-02', timeZone: 'Asia/Kolkata' };
const graph = { ...account, ...days, graph: 'logins', hideEmployees: true, sfsRoom: '' } as const;
const people = { ...account, ...page, graph: 'logins', date: '2026-11-01', timeZone: 'UTC' } as const;
const window = { ...account, ...page, from: start, to: '2026-11-20T10:00:00.000Z' };
const attendance = { ...account, ...page, sfsRoom: 'hall_1', start, hours: 1 };
const byJoin = { sort: 'joinTime', direction: 'asc' } as const;
const draft = { ...account, rooms: [], permissions: [] };

/** Every operation that calls the usage-search service. */
const reads: Readonly<Record<string, (platform: Platform) => Promise<unknown>>> = {
  'analytics.graph': ({ analytics }) => analytics.graph(graph),
  'analytics.months': ({ analytics }) => analytics.months({ ...account, hideEmployees: true }),
  'analytics.people': ({ analytics }) =>
    analytics.people({ ...people, hideEmployees: true, sfsRoom: '' }, true),
  'analytics.completeUntil': ({ analytics }) => analytics.completeUntil('a1'),
  'live.read': ({ live }) => live.read({ ...account, ...page, hideEmployees: true }, true),
  'live.roomUse': ({ live }) => live.roomUse('a1'),
  'activity.list': ({ activity }) =>
    activity.list({ ...window, type: 'ALL', sfsRoom: '', sort: 'time', direction: 'desc' }, true),
  'attendance.ofRoom': ({ attendance: of }) => of.ofRoom({ ...attendance, ...byJoin }, true),
  'attendance.ofVolume': ({ attendance: of }) => of.ofVolume({ ...attendance, ...byJoin, all: false }, true),
  'effectiveAccess.replay': ({ effectiveAccess }) => effectiveAccess.replay(draft),
  'effectiveAccess.replayPeople': ({ effectiveAccess }) =>
    effectiveAccess.replayPeople({ ...draft, ...page, lost: { kind: 'room', device: null, optionId: null } }),
};

const serverError =
  'An error occurred with the server so we were unable to complete your request. Please try again later.';

/** A signed-in caller on a working platform, with a usage-search service that behaves like this. */
async function platformBeside(usage: Behavior, timeoutMs = 10_000): Promise<Platform> {
  const well = answers({ results: [], users: [], hasExtraFields: false });
  const server = await startUpstream((response, request) =>
    (request.path.startsWith('/usage/') ? usage : well)(response, request),
  );
  const client = createParseClient({ url: server.url, appId: 'campus', supportEmail, timeoutMs });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return createPlatform(client, { session: { token: 'r:secret' }, requestId: 'request-1' });
}

describe.each(Object.keys(reads))('%s of a usage-search service', (name) => {
  it.each<[string, Behavior]>([
    ['answers 500', sends(500, '{"detail":"Segmentation fault."}')],
    ['is down', resets],
    ['breaks off', breaksOff],
  ])('ANA-049 that %s says that the server erred', async (_, behavior) => {
    const platform = await platformBeside(behavior);
    await expect(reads[name]?.(platform)).rejects.toMatchObject({ message: serverError });
  });

  it.each<[string, Behavior, string]>([
    ['answers 503 with a detail', sends(503, '{"detail":"Starting."}'), 'Starting.'],
    ['answers 502 without a message', sends(502, '<html></html>'), 'Bad Gateway'],
    ['answers 501 without a message', sends(501, ''), 'Not Implemented'],
  ])('ANA-050 that %s says the message, or the error text', async (_, behavior, message) => {
    const platform = await platformBeside(behavior);
    await expect(reads[name]?.(platform)).rejects.toMatchObject({ message });
  });

  it.each<[string, Behavior]>([
    ['never answers', hangs],
    ['answers half', trickles],
  ])('ANA-049 that %s says that the server erred, once a call has taken its time', async (_, behavior) => {
    const platform = await platformBeside(behavior, 50);
    await expect(reads[name]?.(platform)).rejects.toMatchObject({ message: serverError });
  });

  it.each(['{}', '{"rows":[]}', 'null', '"rows"', '<html></html>', '', '[{}]', '[[1,2]]'])(
    'ANA-051 that answers %j says that the format is wrong',
    async (answer) => {
      const platform = await platformBeside(sends(200, answer));
      await expect(reads[name]?.(platform)).rejects.toMatchObject({ message: 'Wrong data format' });
    },
  );
});
