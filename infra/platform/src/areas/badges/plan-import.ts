import { AppError } from '@campus/contracts/core/app-error';
import type { PlanStep, TaskRun } from '../../work/tasks/define.ts';
import { addToPlan } from '../../work/tasks/rows.ts';
import { readPosition } from '../imports/read-position.ts';
import { firstPosition, readRows } from '../imports/read-rows.ts';
import { emailsOfMembers } from '../members/emails-of-members.ts';
import { everybody } from '../members/member-search.ts';
import { refuseUnknownSet } from '../members/people-sets.ts';
import type { FileImportParams, PeopleParams } from './import-params.ts';
import { listedEmail } from './listed-emails.ts';

const maxRows = 100_000;
const pieceSize = 5_000;

/** Plans all members in a list of people. It is short enough for one piece. */
export async function planPeople(run: TaskRun<PeopleParams>): Promise<PlanStep> {
  const { accountId, requestedBy } = run.task;
  const people = { setId: run.params.setId, userId: requestedBy.id };
  await refuseUnknownSet(run.sql, { accountId, people });
  const emails = await emailsOfMembers(run.sql, { accountId, people, search: everybody });
  const planned = await addToPlan(
    run,
    emails.map((email, index) => ({
      ...{ target: email.toLowerCase(), label: email },
      ...{ line: index + 1, action: 'update' },
    })),
  );
  return { ...planned, state: null, finished: true };
}

/** Plans the next rows of a file of emails. */
export async function planFile(run: TaskRun<FileImportParams>): Promise<PlanStep> {
  const { services, task, params } = run;
  const from = readPosition.nullable().parse(task.state) ?? firstPosition;
  const { rows, next, finished } = await readRows(services.files, params.file, { from, most: pieceSize });
  if (task.total + rows.length > maxRows)
    throw new AppError('invalid', 'badges.import.tooMany', { max: maxRows });
  const planned = await addToPlan(
    run,
    rows.map((row) => listedEmail(row, params.column)),
  );
  return { ...planned, state: next, finished };
}
