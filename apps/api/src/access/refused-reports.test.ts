import type { Page } from '@campus/domain/access/pages';
import type { Behavior } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { operations } from '../http/operations.ts';
import { accountAccessAs } from '../testing/answers.ts';
import { openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const reports = [
  'analyticsDashboard',
  'roomActivity',
  'roomAttendance',
  'privateVolumeAttendance',
] as const satisfies Page[];
type Report = (typeof reports)[number];

/**
 * The pages that open an operation, listed here independently. For attendance records, the input names the
 * page.
 */
function pagesOf(path: string): readonly Report[] {
  if (path.startsWith('analytics.')) return ['analyticsDashboard'];
  if (path.startsWith('activity.')) return ['roomActivity'];
  if (/record|entry/i.test(path)) return ['roomAttendance', 'privateVolumeAttendance'];
  return path.includes('Volume') ? ['privateVolumeAttendance'] : ['roomAttendance'];
}

/** The keys of world servers are on the page Integrations. */
const listed = operations.filter(({ path }) =>
  /^(?:analytics|activity|attendance)\.(?!.*EventKey|eventKeys)/.test(path),
);
const ofReport = (page: Report) => listed.filter(({ path }) => pagesOf(path).includes(page));

type Levels = Partial<Record<Report, 'admin' | 'owner'>>;
const all = (level: 'admin' | 'owner'): Levels => Object.fromEntries(reports.map((page) => [page, level]));

/** A platform whose caller has this level, in an account that opens its reports to these levels. */
function platformAs(level: string, opened: Levels): Record<string, Behavior> {
  const pages = Object.fromEntries(
    Object.entries(opened).map(([page, lowest]) => [page, { default: lowest }]),
  );
  return accountAccessAs(level, pages);
}

/** Calls every operation of a report with an input of the wrong shape. */
async function askFor(page: Report, level: string, opened: Levels) {
  const { app, sealed, received } = await gatewayOn(platformAs(level, opened));
  const browser = openBrowser(app);
  browser.jar.set('__Host-campus_session', sealed);
  const answered = new Map<string, string>();
  for (const { path, contract } of ofReport(page)) {
    const input = { accountId: 'a1', page, unknown: true };
    const answer = await (contract.kind === 'query' ? browser.ask(path, input) : browser.call(path, input));
    const { status, key } = refusalOf(answer);
    answered.set(path, `${status} ${key}`);
  }
  const asked = new Set(received.map(({ path }) => path.split('/').at(-1)));
  return { answered, asked };
}

const answeredTo = (page: Report, answer: string) =>
  new Map(ofReport(page).map(({ path }) => [path, answer] as const));

it('ANA-028 the operations of all reports are known', () => {
  expect(reports.map((page) => ofReport(page).length)).toEqual([30, 3, 13, 12]);
});

const forbidden = '403 access.forbidden';

it.each(reports)(
  'ANA-028 ACT-014 ATT-017 the gateway itself refuses everything of %s to people who may not open it, and asks nobody further',
  async (page) => {
    for (const [level, opened, answer] of [
      ['suspended', all('admin'), '403 access.suspended'],
      ['moderator', all('admin'), forbidden],
      ['admin', { ...all('admin'), [page]: 'owner' }, forbidden],
    ] as const) {
      const { answered, asked } = await askFor(page, level, opened);
      expect(answered).toEqual(answeredTo(page, answer));
      expect(asked).toEqual(new Set(['checkAccess']));
    }
  },
);

it.each(reports)(
  'ANA-028 the gateway admits to everything of %s who may open no other report',
  async (page) => {
    const { answered } = await askFor(page, 'admin', { ...all('owner'), [page]: 'admin' });
    expect(answered).toEqual(answeredTo(page, '400 request.invalid'));
  },
);
