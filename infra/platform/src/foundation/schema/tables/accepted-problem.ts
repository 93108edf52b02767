import type { ProblemKind } from '@campus/domain/rooms/doctor/problems';
import { date, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** Problems of rooms that a person accepted. */
export const acceptedProblemTable = new OwnTable('AcceptedProblem', {
  accountId: pointer('Account'),
  kind: string.as<ProblemKind>(),
  subject: string,
  other: string,
  target: string,
  by: string,
  at: date,
});
