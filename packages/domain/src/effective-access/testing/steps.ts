import { type Configuration, type Visitor, visitorOf } from '../configuration.ts';
import { decideTarget, type Target } from '../targets.ts';
import { campus } from './campus.ts';

/** The rules of the account that every target has. */
export const accountRules = [
  'session',
  'membership',
  'moved',
  'singleSignOn',
  'verification',
  'suspension',
  'password',
  'secondFactor',
];

/** The decision about a target: whether it allows, its rules, and those that decide. */
export const stepsOf = (target: Target, visitor: Visitor, configuration: Configuration = campus) => {
  const answer = decideTarget(target, visitor, configuration);
  return {
    allowed: answer?.allowed,
    rules: answer?.chain.map(({ stage, rule }) => `${stage} ${rule}`),
    deciding: answer?.chain.filter(({ decides }) => decides).map(({ stage, rule }) => `${stage} ${rule}`),
  };
};

/** The rules of the account, and these, as steps. */
export const ofAccount = (...more: string[]) => [...accountRules, ...more].map((rule) => `account ${rule}`);

/** A visitor without a role in the account. */
export const stranger = (): Visitor => {
  const visitor = visitorOf('member', campus);
  return { ...visitor, actor: { ...visitor.actor, accountAccess: undefined } };
};
