import { noun, text } from '@campus/contracts/core/messages';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { importActions, impossibleCount, isApplied } from '@campus/domain/imports/imports';
import { formatCount, formatList } from '../../../lib/format.ts';

type Plan = Pick<ImportDetails, 'actions' | 'kind'>;

/** How many rows an import does something for when it is applied. */
export function appliedCount({ actions }: Pick<Plan, 'actions'>): number {
  return importActions.filter(isApplied).reduce((sum, action) => sum + actions[action], 0);
}

/** What applying an import does, in sentences: first what is done, then what is not. */
export function consequences(plan: Plan): string[] {
  return [planSummary(plan), ...leftOut(plan)];
}

/** What becomes of the rows of which nothing is done. */
export function leftOut(plan: Plan): string[] {
  const { unchanged } = plan.actions;
  const rows = (count: number) => formatCount(count, noun('noun.importRow'));
  const impossible = impossibleCount(plan.actions);
  return [
    unchanged > 0 && appliedCount(plan) > 0 ? text('imports.unchanged', { rows: rows(unchanged) }) : '',
    impossible > 0 ? text('imports.leaves', { rows: rows(impossible) }) : '',
  ].filter(Boolean);
}

/** What applying an import does. */
export function planSummary(plan: Plan): string {
  const { create, update, remove, unchanged } = plan.actions;
  const members = noun(plan.kind === 'invitations' ? 'noun.invitation' : 'noun.member');
  const things = [
    create > 0 && text('imports.will.create', { people: formatCount(create, noun('noun.person')) }),
    update > 0 && text('imports.will.update', { members: formatCount(update, members) }),
    remove > 0 && text('imports.will.remove', { members: formatCount(remove, members) }),
  ].filter((thing) => thing !== false);
  if (things.length > 0) return text('imports.will', { what: formatList(things) });
  return text(unchanged > 0 ? 'imports.will.nothing' : 'imports.will.nothingPossible');
}

/** The options of an import: how it treats existing data, and whom it mails. */
export function optionSummary({ kind, options, actions }: ImportDetails): string[] {
  const { overwriteData, overwriteBadges, emailData } = options;
  const said = [
    kind === 'memberships' && text(overwriteData ? 'imports.how.overwrite' : 'imports.how.fill'),
    overwriteBadges && text('imports.how.badges'),
    kind !== 'deletions' && options.leaveOutUnreadable && text('imports.how.leaveOut'),
    actions.create > 0 &&
      text('imports.how.mailed', { to: text(`invite.mail.sendTo.${emailData.sendTarget}`) }),
    actions.create > 0 &&
      emailData.subject !== '' &&
      text('imports.how.subject', { subject: emailData.subject }),
  ];
  return said.filter((words) => words !== false);
}
