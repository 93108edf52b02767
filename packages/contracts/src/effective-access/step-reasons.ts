import { type Level, levels } from '@campus/domain/access/levels';
import { roomAccessName } from '@campus/domain/access/room-levels';
import type { AnswerStep } from '@campus/domain/effective-access/targets';
import { teamName } from '@campus/domain/members/team-ids';
import { boardFields } from '@campus/domain/room-permissions/boards';
import { thresholdName } from '@campus/domain/room-permissions/thresholds';
import { type Reason, reason } from '../core/reasons.ts';

/** Returns the value of a rule as a sentence. It does not say whom the rule admits. */
export function stepReason({ stage, rule, verdict, value, roomTypes = [] }: AnswerStep): Reason {
  if (stage === 'account') return accountReason(rule);
  const isSet = value !== undefined;
  if (stage === 'page') return pageReason(rule, value);
  if (stage === 'room') return roomReason(rule, value);
  if (isBoardRule(rule)) return boardFieldReason(rule, value);
  if (rule === 'notOffered') return reason('effectiveAccess.action.notOffered');
  const types = roomTypes.join(', ');
  if (rule === 'typeNone') return reason('effectiveAccess.action.typeNone', { types });
  if (rule === 'typeDefault')
    return reason('effectiveAccess.action.typeDefault', { role: levelText(Number(value)), types });
  return isSet && verdict !== 'silent' ? actionReason(rule, Number(value)) : notSetReason(rule);
}

const accountRules = [
  'membership',
  'moved',
  'singleSignOn',
  'verification',
  'suspension',
  'password',
  'secondFactor',
] as const;

function accountReason(rule: string): Reason {
  const known = accountRules.find((name) => name === rule);
  return reason(known ? `effectiveAccess.account.${known}` : 'effectiveAccess.account.admits');
}

function pageReason(rule: string, value: AnswerStep['value']): Reason {
  if (rule === 'lacking') return reason('effectiveAccess.page.lacking');
  if (rule === 'build') return reason('effectiveAccess.page.build', { build: String(value ?? '') });
  if (rule === 'unlisted') return reason('effectiveAccess.page.unlisted');
  const known = (['minimum', 'configured', 'default'] as const).find((name) => name === rule);
  if (rule === 'configured' && value === undefined) return reason('effectiveAccess.page.notSet');
  if (rule === 'minimum' && value === undefined) return reason('effectiveAccess.page.noMinimum');
  if (!known || value === undefined) return reason('effectiveAccess.silent');
  return reason(`effectiveAccess.page.${known}`, { role: roleText(String(value)) });
}

function roomReason(rule: string, value: AnswerStep['value']): Reason {
  if (rule === 'superadmin') return reason('effectiveAccess.room.superadmin');
  if (rule === 'none') return reason('effectiveAccess.room.none');
  if (rule === 'passcode') return reason('effectiveAccess.room.passcode');
  if (rule === 'passcodeInMenu') return reason('effectiveAccess.room.passcodeInMenu');
  if (rule === 'noMenu') return reason('effectiveAccess.room.noMenu');
  if (rule === 'role') {
    const name = roomAccessName(Number(value));
    if (!name || name === 'none') return reason('effectiveAccess.room.noRole');
    return reason('effectiveAccess.room.role', { role: roleText(name) });
  }
  if (value === undefined)
    return reason(rule === 'team' ? 'effectiveAccess.room.noTeam' : 'effectiveAccess.room.noGroup');
  if (rule === 'team') return teamReason(String(value).split(', ').map(teamName));
  return reason('effectiveAccess.room.group', { groups: String(value) });
}

function teamReason(names: readonly string[]): Reason {
  const teams = names.join(', ');
  return reason(names.length === 1 ? 'effectiveAccess.room.team' : 'effectiveAccess.room.teams', { teams });
}

const boardRules = ['sceneBoards', 'roomTypeBoards', 'worldBoards'] as const;
type BoardRule = (typeof boardRules)[number];

const isBoardRule = (rule: string): rule is BoardRule => boardRules.some((name) => name === rule);

/**
 * Which field of Individual Board Control applies to a board. A field of exceptions applies to the boards that it does
 * not name.
 */
function boardFieldReason(rule: BoardRule, value: AnswerStep['value']): Reason {
  const name = boardFields.find((known) => known === value);
  if (!name) return reason('effectiveAccess.board.silent');
  const field = { key: `roomPermissions.board.${name}` } as const;
  const excepts = name.endsWith('Exceptions');
  return reason(excepts ? 'effectiveAccess.board.exceptions' : `effectiveAccess.board.${rule}`, { field });
}

function actionReason(rule: string, level: number): Reason {
  const known = (['scene', 'roomType', 'world', 'default'] as const).find((name) => name === rule);
  if (!known) return reason('effectiveAccess.silent');
  return reason(`effectiveAccess.action.${known}`, { role: levelText(level) });
}

/** What a rule for actions says that sets no role. */
function notSetReason(rule: string): Reason {
  const place = (['scene', 'roomType', 'world'] as const).find((name) => name === rule);
  return reason(place ? `effectiveAccess.action.notSet.${place}` : 'effectiveAccess.silent');
}

/** The lowest role of a permission, as a text of the catalogue. A number that is not a level stays a number. */
function levelText(level: number): Word {
  return roleText(thresholdName(level) ?? String(level));
}

type Word = string | { readonly key: `role.${Level}` };

function roleText(name: string): Word {
  const level = levels.find((known) => known === name);
  return level ? { key: `role.${level}` } : name;
}

/** The value of a rule: a role, a build, teams, groups, or a field of boards. Empty if the rule is not set. */
export function stepValue({ stage, rule, value }: AnswerStep): string {
  if (value === undefined) return '';
  if (stage === 'action' || (stage === 'board' && !isBoardRule(rule)))
    return thresholdName(Number(value)) ?? String(value);
  const access = stage === 'room' && rule === 'role' ? roomAccessName(Number(value)) : undefined;
  return access ?? String(value);
}
