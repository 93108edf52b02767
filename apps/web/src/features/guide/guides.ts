import '@campus/contracts/guide/analytics-messages';
import '@campus/contracts/guide/customization-messages';
import '@campus/contracts/guide/private-spaces-messages';
import '@campus/contracts/guide/rooms-messages';
import '@campus/contracts/guide/security-messages';
import '@campus/contracts/guide/user-messages';
import '@campus/contracts/guide/world-messages';
import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import type { GuardedPerson } from '@campus/domain/access/guard';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { guideAddress } from '../../lib/guide-address.ts';
import { openRoutes } from '../../open-routes.ts';
import { type PageName, type RouteEntry, routeTable } from '../../route-table.ts';

/** The guide to one page. Names of the screen stand in brackets: `Press [Save].` */
export interface Guide {
  purpose: string;
  jobs: { title: string; steps: string[] }[];
  problems: { problem: string; answer: string }[];
}

/** The guide to a page. A page without its texts does not pass the type checker. */
export function guideOf(name: PageName): Guide {
  const jobs = [text(`guide.${name}.job1`), text(`guide.${name}.job2`), text(`guide.${name}.job3`)];
  const problems = text(`guide.${name}.problems`).split('\n');
  return {
    purpose: text(`guide.${name}.purpose`),
    jobs: jobs.map((job) => {
      const [title = '', ...steps] = job.split('\n');
      return { title, steps };
    }),
    problems: problems.flatMap((problem, index) =>
      index % 2 === 0 ? [{ problem, answer: problems[index + 1] ?? '' }] : [],
    ),
  };
}

/** A guide that a search outside the guides can find. */
export interface GuideEntry {
  /** The name of the page. */
  title: string;
  path: string;
  /** What a search looks in, besides the title: what the guide is for, its jobs, and its problems. */
  words: string;
}

/** The guides to the pages that the person may open, in the order of the sidebar. */
export function openGuides(person: GuardedPerson): GuideEntry[] {
  return openRoutes(person).map(({ name, label }) => ({
    title: text(label),
    path: guideAddress(name),
    words: headingsOf(guideOf(name)),
  }));
}

/** The pages whose guides have all of the words, in the order of the sidebar. */
export function findGuides(search: string): readonly RouteEntry[] {
  const words = findableWords(search);
  return routeTable.filter(({ name, label }) =>
    hasWords(findableText(`${text(label)}\n${wordsOf(guideOf(name))}`), words),
  );
}

function headingsOf({ purpose, jobs, problems }: Guide): string {
  return plain([purpose, ...jobs.map(({ title }) => title), ...problems.map(({ problem }) => problem)]);
}

function wordsOf({ purpose, jobs, problems }: Guide): string {
  return plain([
    purpose,
    ...jobs.flatMap(({ title, steps }) => [title, ...steps]),
    ...problems.flatMap(({ problem, answer }) => [problem, answer]),
  ]);
}

/** The texts without the brackets around names of the screen. */
function plain(texts: readonly string[]): string {
  return texts.join('\n').replaceAll(/[[\]]/g, '');
}
