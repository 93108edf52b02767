import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '@campus/platform/database/sql';
import { insertBadges } from '@campus/platform/records/badges';
import { demoCampus } from './accounts.ts';

const badges = [
  ['Early Bird', '#e0912f'],
  ['Guide', '#2f7de0'],
  ['Speaker', '#8a4fd0'],
  ['Night Owl', '#3a4256'],
  ['Green Thumb', '#3a9b57'],
  ['Champion', '#c9344b'],
] as const;

/** Inserts the badges with a picture each, and returns their ids. */
export async function insertDemoBadges(sql: Queryable, filesFolder: string): Promise<string[]> {
  const pictures = await Promise.all(
    badges.map(async ([name, colour]) => {
      const file = `demo-${name.toLowerCase().replace(' ', '-')}.svg`;
      await writeFile(path.join(filesFolder, file), draw(colour));
      return file;
    }),
  );
  return insertBadges(
    sql,
    badges.map(([name], index) => ({ accountId: demoCampus, name, image: pictures[index] ?? '' })),
  );
}

function draw(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="${colour}"/><path d="M32 14l5.3 11.5 12.6 1.4-9.4 8.5 2.6 12.4L32 41.5l-11.1 6.3 2.6-12.4-9.4-8.5 12.6-1.4z" fill="#fff"/></svg>`;
}
