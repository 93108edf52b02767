import { text } from '@campus/contracts/core/text';
import type { WireInvitation } from '@campus/contracts/invitations/functions';
import { invitationStatusText } from '@campus/contracts/invitations/invitation-text';
import { memberValueWords } from '@campus/contracts/members/member-words';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { type DisplayStatus, displayStatus, listedStatuses } from '@campus/domain/invitations/invitations';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { badgeNames } from '../members/badges.ts';
import { countInvitations, matching } from './list-invitations.ts';
import { readInvitations } from './read-invitations.ts';

/** The number of invitations read at a time. */
const batch = 1_000;

const params = z.strictObject({
  /** Words to search for in the invitations' texts; empty for all invitations. */
  search: z.string().default(''),
  status: z.enum(listedStatuses).optional(),
});

/** Mails the invitations of an account, or those that match a search and a state, to the requester as CSV. */
export const invitationExportTask = taskDefinition({
  kind: 'invitations.export',
  params,
  plan: ({ sql, task: { accountId }, params: asked }) => countInvitations(sql, { ...asked, accountId }),
  file: async (run) => {
    const { accountId } = run.task;
    return {
      name: csvFileName('invitations', await organizationNameOf(run.sql, accountId)),
      type: csvType,
      body: csvFile(await exportColumns(run.sql, accountId), countedBatches(run, batches(run))),
    };
  },
  mail: async ({ task, params: asked }) => ({
    to: task.requestedBy.email,
    title: text('invitations.export.mail.title'),
    paragraphs: [contentOf(asked)],
  }),
});

function contentOf({ search, status }: z.output<typeof params>): string {
  if (status !== undefined) return text('invitations.export.mail.listed');
  if (search === '') return text('invitations.export.mail.body');
  return text('invitations.export.mail.matching', { search });
}

/** The first columns match a member export, so that the file can be imported again. */
async function exportColumns(sql: Queryable, accountId: string): Promise<CsvColumn<WireInvitation>[]> {
  const badges = await badgeNames(sql, accountId);
  return [
    { header: text('members.field.email'), cell: ({ email }) => email },
    { header: text('members.field.firstName'), cell: ({ firstName }) => firstName },
    { header: text('members.field.lastName'), cell: ({ lastName }) => lastName },
    { header: text('members.field.displayName'), cell: ({ displayName }) => displayName },
    { header: text('members.field.title'), cell: ({ title }) => title },
    {
      header: text('members.field.permission'),
      cell: ({ permission }) => memberValueWords('permission', permission),
    },
    { header: text('members.field.teamId'), cell: ({ teamid }) => memberValueWords('teamId', teamid) },
    {
      header: text('members.field.badges'),
      cell: (invitation) => invitation.badges.flatMap((id) => badges.get(id) ?? []).join('; '),
    },
    {
      header: text('invitations.column.status'),
      cell: (invitation) => invitationStatusText(shownStatus(invitation)),
    },
    { header: text('invitations.export.column.message'), cell: ({ message }) => message },
    {
      header: text('invitations.export.column.resent'),
      cell: ({ hasBeenResent }) =>
        text(hasBeenResent ? 'invitations.export.resent' : 'invitations.export.notResent'),
    },
    { header: text('invitations.export.column.invitedBy'), cell: ({ invitedBy }) => invitedBy },
    { header: text('invitations.export.column.createdAt'), cell: ({ createdAt }) => createdAt },
    { header: text('invitations.column.updated'), cell: ({ updatedAt }) => updatedAt },
    { header: text('invitations.export.column.expiresAt'), cell: ({ expiresAt }) => expiresAt },
  ];
}

function shownStatus({ expiresAt, ...invitation }: WireInvitation): DisplayStatus {
  return displayStatus({ ...invitation, expiresAt: new Date(expiresAt) }, new Date());
}

/** Yields the invitations, sorted by email. Each batch continues where the previous one ended. */
async function* batches({
  sql,
  services: { config },
  task: { accountId },
  params: asked,
}: TaskRun<z.output<typeof params>>): AsyncGenerator<WireInvitation[]> {
  let after = { email: '', id: '' };
  for (;;) {
    const values = collectValues(accountId, after.email, after.id);
    const places = await sql.query<{ email: string; id: string }>(
      `select email, "objectId" as id from "Invitation" where account = $1 and (email, "objectId") > ($2, $3)
         and ${matching(asked, values)}
       order by email, "objectId" limit ${batch}`,
      values.list,
    );
    const last = places.at(-1);
    if (!last) return;
    yield await readInvitations(
      { sql, config },
      places.map(({ id }) => id),
    );
    after = last;
  }
}
