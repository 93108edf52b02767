import { badgeImage } from '@campus/platform/areas/pictures/picture-use';
import { renderPicture } from '@campus/platform/areas/pictures/render-picture';
import { pictureFileName } from '@campus/platform/areas/pictures/take-picture';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { FolderStore } from '@campus/platform/foundation/files/file-store';
import { badgeTable } from '@campus/platform/foundation/schema/tables/badge';
import { demoCampus } from './accounts.ts';
import { drawBadge } from './draw-badge.ts';

const badges = [
  { name: 'Early Bird', color: '#e0912f', points: 12 },
  { name: 'Guide', color: '#2f7de0', points: 4 },
  { name: 'Speaker', color: '#8a4fd0', points: 6 },
  { name: 'Night Owl', color: '#3a4256', points: 8 },
  { name: 'Green Thumb', color: '#3a9b57', points: 3 },
  { name: 'Champion', color: '#c9344b', points: 5 },
];

/** Inserts the badges, each with an image processed like pictures of people. Returns their ids. */
export async function insertDemoBadges(sql: Queryable, filesFolder: string): Promise<string[]> {
  const files = new FolderStore(filesFolder);
  const records = await Promise.all(
    badges.map(async ({ name, ...look }) => {
      const { content, type } = await renderPicture(drawBadge(look), badgeImage);
      const image = pictureFileName(type);
      await files.createFile(image, content);
      return { accountId: demoCampus, name, image };
    }),
  );
  return badgeTable.insert(sql, records);
}
