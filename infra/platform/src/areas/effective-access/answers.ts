import { AppError } from '@campus/contracts/core/app-error';
import { reasonFields } from '@campus/contracts/core/reasons';
import type { explainAccess } from '@campus/contracts/effective-access/effective-access';
import type { WireAnswer, WireStep, WireTarget } from '@campus/contracts/effective-access/fields';
import { stepReason, stepValue } from '@campus/contracts/effective-access/step-reasons';
import { type Visitor, visitorOf } from '@campus/domain/effective-access/configuration';
import { type AnswerStep, decideTarget } from '@campus/domain/effective-access/targets';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { accountAccessOf } from '../../call/identify.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { readWrittenConfiguration, type StoredConfiguration } from './read-configuration.ts';

type Asking = Pick<Call<z.output<typeof explainAccess.input>>, 'sql' | 'input' | 'services'>;

/** Explains whether a role or a member has access to a target, with every rule that was considered. */
export async function explain(call: Asking): Promise<WireAnswer> {
  const { sql, input } = call;
  const configuration = await readWrittenConfiguration(sql, input.accountId);
  const answer = decideTarget(input.target, await visitorOfCall(call, configuration), configuration);
  if (!answer) throw new AppError('notFound', 'effectiveAccess.gone');
  const writers = await accessWriters(sql, input.accountId, input.target);
  return {
    allowed: answer.allowed,
    needsPasscode: answer.needsPasscode,
    chain: shownSteps(answer.chain).map((step) => wireStep(step, writers)),
  };
}

async function visitorOfCall(
  { sql, input, services }: Asking,
  configuration: StoredConfiguration,
): Promise<Visitor> {
  const { accountId, membershipId, role = 'member' } = input;
  if (membershipId === undefined) return visitorOf(role, configuration);
  const member = await membershipTable.one(
    sql,
    ['userId', 'teamId'],
    'where account = $1 and "objectId" = $2',
    [accountId, membershipId],
  );
  const actor = member && (await accountAccessOf({ sql, config: services.config }, member.userId, accountId));
  if (!actor) throw new AppError('notFound', 'effectiveAccess.person.gone');
  const { accountAccess } = actor;
  const { pageAccess } = configuration;
  return {
    actor: { ...actor, accountAccess: accountAccess && { ...accountAccess, pageAccess } },
    teamId: member.teamId,
    groups: [],
  };
}

/** Returns the account rules that refuse access, or else one that grants it, and the rules of the target. */
function shownSteps(chain: readonly AnswerStep[]): AnswerStep[] {
  const account = chain.filter(({ stage }) => stage === 'account');
  const refusing = account.filter(({ verdict }) => verdict === 'refuses');
  const admits: AnswerStep = { stage: 'account', rule: 'admits', verdict: 'allows', decides: false };
  const ofTarget = chain.filter(({ stage }) => stage !== 'account');
  return [...(refusing.length > 0 ? refusing : [admits]), ...ofTarget.filter(saysSomething)];
}

/** Rules that state a fact. If the fact is not true, their sentence would be wrong. */
const facts = ['explicit', 'lacking', 'unlisted', 'none'];
/** Rules that most targets do not have. */
const rare = ['minimum', 'build'];

function saysSomething({ rule, value, decides }: AnswerStep): boolean {
  return decides || !(facts.includes(rule) || (rare.includes(rule) && value === undefined));
}

interface Written {
  by: string;
  at: Date;
}

/** The room fields that store the rules. */
const fieldOfRule: Readonly<Record<string, string>> = {
  role: 'permAccess',
  team: 'teamAccess',
  group: 'groupAccess',
};

function wireStep(step: AnswerStep, writers: ReadonlyMap<string, Written>): WireStep {
  const { stage, rule, verdict, decides } = step;
  const written = stage === 'room' ? writers.get(fieldOfRule[rule] ?? '') : undefined;
  return {
    stage,
    rule,
    verdict,
    value: stepValue(step),
    by: written?.by ?? step.by ?? null,
    at: written?.at.toISOString() ?? step.at ?? null,
    decides,
    ...reasonFields([stepReason(step)]),
  };
}

/**
 * Returns the person who last changed each field that decides who can enter a room, as far as its history
 * goes back.
 */
async function accessWriters(
  sql: Queryable,
  accountId: string,
  target: WireTarget,
): Promise<ReadonlyMap<string, Written>> {
  if (target.kind !== 'room') return new Map();
  const rows = await sql.query<Written & { field: string }>(
    `select distinct on (field) field, by, at from "RoomChange"
     where account = $1 and entry = $2 and field = any($3) order by field, at desc`,
    [accountId, target.roomId, Object.values(fieldOfRule)],
  );
  return new Map(rows.map(({ field, ...written }) => [field, written]));
}
