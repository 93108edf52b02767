import { wireExportPayload } from '@campus/contracts/badges/functions';
import { text } from '@campus/contracts/core/text';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { countMembers } from '../members/count-members.ts';
import { type MemberFilter, narrows, readMemberCondition } from '../members/member-filter.ts';
import { assignmentFilter } from './assignment-filter.ts';

/** The number of members read at a time. */
const batch = 2_000;

/**
 * Writes the members of an account, or those that match a filter, with their badges to a file, and mails it.
 */
export const badgeExportTask = taskDefinition({
  kind: 'badges.export',
  params: wireExportPayload,
  plan: ({ sql, task, params }) => countMembers(sql, assignmentFilter(task.accountId, params)),
  file: async (run) => ({
    name: csvFileName('badges', await organizationNameOf(run.sql, run.task.accountId)),
    type: csvType,
    body: csvFile(
      columns(),
      countedBatches(run, batches(run.sql, assignmentFilter(run.task.accountId, run.params))),
    ),
  }),
  mail: async ({ task, params }) => ({
    to: params.recipient,
    title: text('badges.export.mail.subject'),
    paragraphs: [text(mailText(assignmentFilter(task.accountId, params)))],
  }),
});

function mailText(filter: MemberFilter) {
  return narrows(filter) ? 'badges.export.mail.matching' : 'badges.export.mail.text';
}

interface Row {
  id: string;
  key: string;
  email: string;
  displayname: string;
  firstname: string;
  lastname: string;
  badges: string[];
}

function columns(): CsvColumn<Row>[] {
  return [
    { header: text('badges.export.column.email'), cell: ({ email }) => email },
    { header: text('badges.export.column.displayName'), cell: ({ displayname }) => displayname },
    { header: text('badges.export.column.firstName'), cell: ({ firstname }) => firstname },
    { header: text('badges.export.column.lastName'), cell: ({ lastname }) => lastname },
    { header: text('badges.export.column.badges'), cell: ({ badges }) => badges.join('; ') },
  ];
}

/** Yields the members, sorted by email. Each batch continues where the previous one ended. */
async function* batches(sql: Queryable, filter: MemberFilter): AsyncGenerator<readonly Row[]> {
  let after = { key: '', id: '' };
  for (;;) {
    const values = collectValues(after.key, after.id);
    const rows = await sql.query<Row>(
      `select m."objectId" as id, m."emailKey" as key, coalesce(m.email, '') as email,
         coalesce(m.displayname, '') as displayname, coalesce(m.firstname, '') as firstname,
         coalesce(m.lastname, '') as lastname, array(
           select coalesce(b.name, '') from "_Join:badges:Membership" given
           join "Badge" b on b."objectId" = given."relatedId"
           where given."owningId" = m."objectId" order by b.name
         ) as badges
       from "Membership" m
       where (m."emailKey", m."objectId") > ($1, $2) and ${readMemberCondition(filter, values)}
       order by m."emailKey", m."objectId" limit ${batch}`,
      values.list,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}
