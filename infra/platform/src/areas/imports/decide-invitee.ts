import { type Reason, reason } from '@campus/contracts/core/reasons';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import {
  changeOf,
  isNoChange,
  type PersonValues,
  type PlannedChange,
  type ValueField,
} from '@campus/domain/imports/import-changes';
import { customFieldName } from '@campus/domain/imports/imports';
import { teamIdOrDefault } from '@campus/domain/members/team-ids';
import type { OpenInvitation } from '../invitations/open-invitations.ts';
import type { DecidedBy } from './decide-member.ts';
import { describeChange } from './describe-change.ts';
import { exportedInvitation, valuesOfInvitation } from './known-people.ts';
import { readRow } from './read-row.ts';
import type { ParsedRow, PersonPlan, RowDecision } from './row-plan.ts';
import { refuseInvitedRole } from './settle-invitation.ts';

const nobody: PersonValues = { values: new Map(), badges: [] };

/** Decides what to change in an open invitation, or creates the invitation of a new person. */
export function decideInvitee(
  row: ParsedRow,
  invitation: OpenInvitation | undefined,
  by: DecidedBy,
): RowDecision {
  const { account } = by;
  if (account.invitesDisabled) return { action: 'error', reasons: [reason('invitations.disabled')] };
  const values = invitation ? valuesOfInvitation(invitation) : nobody;
  const known = invitation && { values, exported: exportedInvitation(invitation, account.badges) };
  const { cells, outside } = withinInvitation(row);
  const read = readRow({ cells }, by, known);
  if ('wrong' in read) return { action: 'error', reasons: [read.wrong] };
  const remarks = [...read.remarks, ...(invitation ? [] : lostNames(read)), ...outside];
  const change = changeTo(invitation ? read : completed(read, by), values, by);
  if (isNoChange(change))
    return { action: 'unchanged', reasons: [reason('imports.row.invited'), ...remarks] };
  const refusal = refuseInvitedRole(change, account, invitation);
  if (refusal) return { action: 'error', reasons: [reason(refusal)] };
  const plan: PersonPlan = invitation
    ? { of: 'invitation', id: invitation.id, change, remarks }
    : { of: 'nobody', change, remarks };
  return {
    action: invitation ? 'update' : 'create',
    plan,
    reasons: remarks,
    changes: describeChange(change, values.badges, account),
  };
}

const namesOfPeople = ['firstName', 'lastName', 'displayName'] as const;

/** Warns of names without a single letter: a program has replaced all of them by question marks. */
function lostNames({ values }: PersonValues): Reason[] {
  return namesOfPeople.flatMap((field) => {
    const value = values.get(field);
    const isLost = typeof value === 'string' && /^\?[?\s.'-]*$/.test(value);
    return isLost ? [reason('imports.row.onlyQuestionMarks', { field: columnFieldText(field) })] : [];
  });
}

/** Invitations lack some member fields. Such cells are reported and ignored. */
function withinInvitation({ cells }: ParsedRow): { cells: ParsedRow['cells']; outside: readonly Reason[] } {
  const fields = [...cells.keys()];
  const outside = fields.filter((field) => !isInvited(field));
  if (outside.length === 0) return { cells, outside: [] };
  return {
    cells: new Map([...cells].filter(([field]) => isInvited(field))),
    outside: [reason('imports.row.notInvited', { fields: outside.map(columnFieldText) })],
  };
}

function isInvited(field: ValueField | 'badges'): boolean {
  return field !== 'contactEmail' && customFieldName(field) === undefined;
}

/** Fills in the defaults of a new invitation for values missing in the row. */
function completed({ values, badges }: PersonValues, { account, options }: DecidedBy): PersonValues {
  const { permission, teamId } = options;
  return {
    values: new Map([
      ['permission', permission],
      ['teamId', teamIdOrDefault(teamId, account.defaultTeamId)],
      ...values,
    ]),
    badges,
  };
}

/** Invitations are not edited by hand, so the latest file overwrites them. */
function changeTo(wanted: PersonValues, values: PersonValues, { options }: DecidedBy): PlannedChange {
  const rule = { overwriteData: true, overwriteBadges: false, badges: options.badges };
  return changeOf(values, wanted, rule).change;
}
