import { join } from 'node:path';
import { messages } from '@campus/contracts/core/english';
import { pages } from '@campus/domain/access/pages';
import { describe, expect, it } from 'vitest';
import { clientSources, demandedIn, loadedWith, moduleOfText, read } from '../../../testing/text-modules.ts';
import { routeTable } from '../../route-table.ts';
import { findGuides, guideOf, openGuides } from './guides.ts';

const table = join(clientSources, 'route-table.ts');
const addresses = [...read(table).matchAll(/import\('(\.[^']+)'\)/g)].map(([, file = '']) =>
  join(clientSources, file),
);

/** Everything that a page can show: its modules, and those that it loads on demand. */
function modulesOf(file: string, all = new Set<string>()): ReadonlySet<string> {
  for (const module of loadedWith(file)) {
    if (all.has(module)) continue;
    all.add(module);
    if (module === table || !module.startsWith(clientSources)) continue;
    for (const demanded of demandedIn(module)) modulesOf(demanded, all);
  }
  return all;
}

/** The names that a page can show: its own texts, those of all pages, and the names of pages. */
function namesOn(file: string): ReadonlySet<string> {
  const modules = modulesOf(file);
  const shown = Object.entries(messages).flatMap(([key, message]) => {
    const module = moduleOfText.get(key);
    const isShown = module === undefined || modules.has(module) || /^(page|role)\./.test(key);
    return typeof message === 'string' && isShown && !key.startsWith('guide.') ? [message] : [];
  });
  return new Set(shown);
}

const sentencesOf = (name: (typeof routeTable)[number]['name']) => {
  const { purpose, jobs, problems } = guideOf(name);
  return [
    purpose,
    ...jobs.flatMap(({ title, steps }) => [title, ...steps]),
    ...problems.flatMap(({ problem, answer }) => [problem, answer]),
  ];
};

describe.each(routeTable.map((route, index) => [route.name, addresses[index] ?? ''] as const))(
  'the guide to %s',
  (name, file) => {
    it('has three jobs with steps, and problems with answers', () => {
      const { jobs, problems } = guideOf(name);
      expect(jobs.map(({ steps }) => steps.length)).toEqual([
        expect.toSatisfy((count: number) => count >= 2),
        expect.toSatisfy((count: number) => count >= 2),
        expect.toSatisfy((count: number) => count >= 2),
      ]);
      expect(problems.length).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(name).filter((sentence) => sentence.trim() === '')).toEqual([]);
    });

    it('names on the page only what the page shows', () => {
      const shown = namesOn(file);
      const named = sentencesOf(name).flatMap((sentence) =>
        [...sentence.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
      );
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((part) => !shown.has(part))).toEqual([]);
    });

    it('is a page that is read in two minutes', () => {
      const words = sentencesOf(name).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(60);
      expect(words).toBeLessThan(330);
    });
  },
);

it('has a guide for every page whose access can be configured', () => {
  const names = routeTable.map(({ name }) => name);
  expect(pages.filter((page) => !names.includes(page))).toEqual([]);
  expect(new Set(names).size).toBe(routeTable.length);
});

it('finds guides by all words of their titles and texts, in any case and with or without accents', () => {
  const found = (search: string) => findGuides(search).map(({ name }) => name);
  expect(found('RESEND invitation')).toEqual(['import']);
  expect(found('audit log zebra')).toEqual([]);
  expect(found('Effectíve')).toContain('effectiveAccess');
  expect(found('')).toHaveLength(routeTable.length);
});

it('lists the guides of the pages that a person may open', () => {
  const guides = openGuides({ level: 'admin', pages: ['audit', 'members'] });
  expect(guides.map(({ title, path }) => [title, path])).toEqual([
    ['Members', '/help/members'],
    ['Audit', '/help/audit'],
  ]);
  expect(guides[0]?.words).toContain('A person cannot sign in.');
  expect(guides.some(({ words }) => /[[\]]/.test(words))).toBe(false);
  expect(openGuides({ level: 'member', pages: [] })).toEqual([]);
});
