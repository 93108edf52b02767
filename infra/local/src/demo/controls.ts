import type { Queryable } from '@campus/platform/foundation/database/sql';
import { customOptionTable } from '@campus/platform/foundation/schema/tables/custom-option';
import { customStatusTable } from '@campus/platform/foundation/schema/tables/custom-status';
import { demoCampus } from './accounts.ts';

const everywhere = { gearmenu: true, login: true };
const gearMenuOnly = { gearmenu: true, login: false };

const options = [
  { name: 'Library', url: 'https://library.campus.example', locations: gearMenuOnly },
  { name: 'Timetable', url: 'https://timetable.campus.example', locations: gearMenuOnly },
  { name: 'Help Desk', url: 'https://help.campus.example', locations: everywhere },
  { name: 'Code of Conduct', url: 'https://campus.example/conduct', locations: everywhere },
];

const statuses = [
  { status: 'In a lecture', active: true },
  { status: 'Office hours', active: true },
  { status: 'Do not disturb', active: true },
  { status: 'On vacation', active: false },
];

/** Inserts the custom options and custom statuses of the demo account. */
export async function insertDemoControls(sql: Queryable): Promise<void> {
  const accountId = demoCampus;
  await customOptionTable.insert(
    sql,
    options.map((option, index) => ({ ...option, accountId, index })),
  );
  await customStatusTable.insert(
    sql,
    statuses.map((status, order) => ({ ...status, accountId, order })),
  );
}
