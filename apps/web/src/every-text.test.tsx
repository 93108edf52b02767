import { messages } from '@campus/contracts/core/english';
import { setLanguage } from '@campus/contracts/core/language';
import { countries } from '@campus/domain/core/countries';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { organizationSizes } from '@campus/domain/sign-up/sign-up';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answers } from '../testing/answering-link.ts';
import { choose } from '../testing/choose.ts';
import { pseudo, strayWords, textsIn } from '../testing/pseudo-language.ts';
import { renderPage } from '../testing/render-page.tsx';
import { accountStates } from '../testing/states/account-states.ts';
import { analyticsReportStates } from '../testing/states/analytics-report-states.ts';
import { analyticsStates } from '../testing/states/analytics-states.ts';
import { controlsStates } from '../testing/states/controls-states.ts';
import { credentialStates } from '../testing/states/credential-states.ts';
import { effectiveAccessStates } from '../testing/states/effective-access-states.ts';
import { finderStates } from '../testing/states/finder-states.ts';
import { guideStates } from '../testing/states/guide-states.ts';
import { importStates } from '../testing/states/import-states.ts';
import { invitationStates } from '../testing/states/invitation-states.ts';
import { memberProfileStates } from '../testing/states/member-profile-states.ts';
import { personStates } from '../testing/states/person-states.ts';
import { reportStates } from '../testing/states/report-states.ts';
import { roleStates } from '../testing/states/role-states.ts';
import { roomPermissionStates } from '../testing/states/room-permission-states.ts';
import { spaceStates } from '../testing/states/space-states.ts';
import { taskStates } from '../testing/states/task-states.ts';
import { visitorStates } from '../testing/states/visitor-states.ts';
import { formatShortWeekday } from './areas/analytics/reports/report-words.ts';
import { formatWeekday, timeZone } from './lib/format.ts';

/**
 * Strings outside the catalogue: names of countries, teams, and weekdays, selected or measured sizes, and the
 * product's own name.
 */
const constants = [
  ...countries.map(({ name }) => name),
  ...organizationSizes,
  ...teamIds.map(teamName),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [formatWeekday(weekday), formatShortWeekday(weekday)]),
  'Campus',
  timeZone,
  '81.9 kB',
];

const pages = {
  ...visitorStates,
  ...accountStates,
  ...analyticsStates,
  ...analyticsReportStates,
  ...guideStates,
  ...importStates,
  ...invitationStates,
  ...controlsStates,
  ...credentialStates,
  ...memberProfileStates,
  ...personStates,
  ...spaceStates,
  ...reportStates,
  ...roleStates,
  ...roomPermissionStates,
  ...finderStates,
  ...taskStates,
  ...effectiveAccessStates,
};

beforeEach(() => setLanguage(pseudo));
afterEach(() => setLanguage(messages));

it.each(Object.entries(pages))('says nothing that is not from the catalogue: %s', async (_, page) => {
  const answers = page.answers();
  const { user } = renderPage(page.address, answers);
  const findText = (part: string) =>
    screen.findAllByText((words) => words.includes(part), {}, { timeout: 15_000 });
  await findText(page.shows);
  for (const part of page.press ?? []) await press(user, part);
  await findText(page.after ?? page.shows);
  expect(strayWords([...constants, ...dataIn(answers), ...textsIn(page.kept)])).toEqual([]);
});

/** Clicks the element with this text: a section to unfold, a button, or a menu item. */
async function press(user: UserEvent, part: string) {
  const named = { name: (name: string) => name.includes(part) };
  const element = await waitFor(() => {
    const [found] = [
      ...screen.queryAllByText(part, { exact: false, selector: 'summary' }),
      ...screen.queryAllByRole('button', named),
      ...screen.queryAllByRole('menuitem', named),
    ];
    if (!found) throw new Error(`There is nothing to press that says ${part}.`);
    return found;
  });
  if (element.role === 'menuitem') await choose(user, element.textContent);
  else await user.click(element);
}

/** All strings in the gateway's test answers to calls without input. */
function dataIn(answers: Answers): string[] {
  return Object.values(answers).flatMap((operations) =>
    Object.values<(input: never) => unknown>(operations).flatMap((answer) => {
      try {
        return textsIn(answer({} as never));
      } catch {
        return [];
      }
    }),
  );
}
