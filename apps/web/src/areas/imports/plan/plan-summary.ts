import { noun, text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { importActions, impossibleCount, isApplied } from '@campus/domain/imports/imports';
import { formatCount, formatList } from '../../../lib/format.ts';

type Plan = Pick<ImportDetails, 'actions' | 'kind'>;

/** The number of rows that change something when the import is applied. */
export function appliedCount({ actions }: Pick<Plan, 'actions'>): number {
  return importActions.filter(isApplied).reduce((sum, action) => sum + actions[action], 0);
}

/** Describes the effects of applying an import: first the changes, then the rows without one. */
export function consequences(plan: Plan): string[] {
  return [planSummary(plan), ...leftOut(plan)];
}

/** Describes the rows without a change: those already up to date, and those that cannot be applied. */
export function leftOut(plan: Plan): string[] {
  const { unchanged } = plan.actions;
  const rows = (count: number) => formatCount(count, noun('noun.importRow'));
  const impossible = impossibleCount(plan.actions);
  return [
    unchanged > 0 && appliedCount(plan) > 0 ? text('imports.unchanged', { rows: rows(unchanged) }) : '',
    impossible > 0 ? text('imports.leaves', { rows: rows(impossible) }) : '',
  ].filter(Boolean);
}

/** Summarizes the changes that applying an import makes. */
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

/** Describes the options of an import: how it treats existing data, and whom it emails. */
export function optionSummary({ kind, options, actions }: ImportDetails): string[] {
  const { overwriteData, overwriteBadges, emailData } = options;
  const sentences = [
    kind === 'memberships' && text(overwriteData ? 'imports.how.overwrite' : 'imports.how.fill'),
    overwriteBadges && text('imports.how.badges'),
    kind !== 'deletions' && options.leaveOutUnreadable && text('imports.how.leaveOut'),
    actions.create > 0 &&
      text('imports.how.mailed', { to: text(`invite.mail.sendTo.${emailData.sendTarget}`) }),
    actions.create > 0 &&
      emailData.subject !== '' &&
      text('imports.how.subject', { subject: emailData.subject }),
  ];
  return sentences.filter((words) => words !== false);
}
