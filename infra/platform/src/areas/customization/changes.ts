import type { CustomizationPage } from '@campus/contracts/customization/fields';
import { type CustomizationState, clearableItems, type SwitchedOn } from '@campus/domain/customization/state';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { customizationChangeTable } from '../../foundation/schema/tables/customization-change.ts';
import { themeOf } from './catalog.ts';
import type { CustomizedWorld } from './read-world.ts';

interface Change {
  accountId: string;
  page: CustomizationPage;
  by: string;
  before: CustomizationState;
  after: CustomizationState;
}

/** Records a change, so that it can be undone. Returns its id. */
export async function recordChange(
  sql: Queryable,
  { accountId, page, by, before, after }: Change,
): Promise<string> {
  const id = newObjectId();
  await sql.query(
    'insert into "CustomizationChange" (id, account, page, by, before, after) values ($1, $2, $3, $4, $5, $6)',
    [id, accountId, page, by, JSON.stringify(before), JSON.stringify(after)],
  );
  return id;
}

/** Returns the last change in an account, or undefined. */
export function lastChange(sql: Queryable, accountId: string) {
  return customizationChangeTable.one(sql, ['by', 'at'], 'where account = $1 order by at desc limit 1', [
    accountId,
  ]);
}

/** Returns changes of a page in the order of the given ids. Omits ids of other pages. */
export async function findChanges(
  sql: Queryable,
  {
    accountId,
    page,
    changeIds,
  }: { accountId: string; page: CustomizationPage; changeIds: readonly string[] },
) {
  const rows = await customizationChangeTable.query(
    sql,
    ['id', 'before', 'after'],
    'where account = $1 and page = $2 and id = any($3)',
    [accountId, page, changeIds],
  );
  return changeIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const switchedOnQuery = {
  name: 'customization-switched-on',
  text: `
  select distinct on (kind, item) kind, item, page from (
    select kind, item, page, at from "CustomizationChange",
      unnest(array['collections', 'customizations']) as kind,
      jsonb_array_elements_text(after -> kind) as item
    where account = $1 and not before -> kind ? item
  ) switched_on order by kind, item, at desc`,
};

/** Returns, for each item that was ever switched on in the account, whether a theme or a person did it last. */
async function readSwitchedOn(sql: Queryable, accountId: string): Promise<SwitchedOn> {
  type Row = { kind: keyof SwitchedOn; item: string; page: CustomizationPage };
  const rows = await sql.query<Row>(switchedOnQuery, [accountId]);
  const of = (kind: keyof SwitchedOn) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ item, page }) => [item, page === 'worldThemes' ? 'theme' : 'hand'] as const),
    );
  return { collections: of('collections'), customizations: of('customizations') };
}

/** Returns the enabled items of a world that clearing its themes switches off (CUS-035). */
export async function readClearable(
  sql: Queryable,
  accountId: string,
  { catalog, state }: Pick<CustomizedWorld, 'catalog' | 'state'>,
) {
  return clearableItems(state, themeOf(catalog, state.theme), await readSwitchedOn(sql, accountId));
}
