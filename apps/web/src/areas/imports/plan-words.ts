import type { ImportDetails } from '@campus/contracts/imports';
import { noun, text } from '@campus/contracts/messages';
import { importActions, isApplied } from '@campus/domain/imports';
import { formatCount, formatList } from '../../lib/format.ts';

type Plan = Pick<ImportDetails, 'actions' | 'kind'>;

/** How many rows an import does something for when it is applied. */
export function appliedCount({ actions }: Pick<Plan, 'actions'>): number {
  return importActions.filter(isApplied).reduce((sum, action) => sum + actions[action], 0);
}

/** What applying an import does, in sentences. */
export function consequences(plan: Plan): string[] {
  const { unchanged, conflict, error } = plan.actions;
  const rows = (count: number) => formatCount(count, noun('noun.importRow'));
  const impossible = conflict + error;
  return [
    willDo(plan),
    unchanged > 0 && appliedCount(plan) > 0 ? text('imports.unchanged', { rows: rows(unchanged) }) : '',
    impossible > 0 ? text('imports.leaves', { rows: rows(impossible) }) : '',
  ].filter(Boolean);
}

function willDo(plan: Plan): string {
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
