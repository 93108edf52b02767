import { text } from '@campus/contracts/core/text';
import type { SpaceExport } from '@campus/contracts/private-spaces/functions';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { RunningTask } from '../../work/tasks/define.ts';
import { timeIn } from './export-columns.ts';
import { readSpaceTypes } from './read-types.ts';

const count = new Intl.NumberFormat('en-US');

/** Describes an export: the number of spaces and the filters. */
export async function exportText(
  sql: Queryable,
  { accountId, done }: Pick<RunningTask, 'accountId' | 'done'>,
  asked: SpaceExport,
): Promise<string[]> {
  const { ownerEmails, types, statuses } = asked.filters;
  const known = new Map((await readSpaceTypes(sql, accountId)).map(({ id, name }) => [id, name]));
  return [
    text('privateSpaces.mail.rows', { count: count.format(done) }),
    text('privateSpaces.mail.created', { window: windowText(asked) }),
    text('privateSpaces.mail.owners', { owners: listed(ownerEmails) }),
    text('privateSpaces.mail.types', { types: listed(types.map((id) => known.get(id) ?? id)) }),
    text('privateSpaces.mail.statuses', {
      statuses: listed(statuses.map((status) => text(`privateSpaces.status.${status}`))),
    }),
    text('privateSpaces.mail.zone', { zone: asked.timezone }),
  ];
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? text('privateSpaces.mail.all') : words.join(', ');
}

function windowText(asked: SpaceExport): string {
  const { after, before } = asked.filters.createdBetween;
  const time = timeIn(asked);
  const [from, until] = [after, before].map((instant) => instant && time(new Date(instant)));
  if (from && until) return text('privateSpaces.mail.between', { after: from, before: until });
  if (from) return text('privateSpaces.mail.from', { after: from });
  return until ? text('privateSpaces.mail.until', { before: until }) : text('privateSpaces.mail.anyTime');
}
