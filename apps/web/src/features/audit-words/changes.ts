import '@campus/contracts/analytics/graph-messages';
import { type AuditEntry, outcomes } from '@campus/contracts/audit/audit';
import { operationText } from '@campus/contracts/audit/operation-text';
import { auditWords } from '@campus/contracts/audit/word-messages';
import { constantText, text } from '@campus/contracts/core/text';
import '@campus/contracts/settings/setting-messages';
import { isPermission } from '@campus/domain/access/levels';
import { teamName } from '@campus/domain/members/team-ids';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** One changed field of an audited operation, as text. `undefined` means no value. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Changed = Pick<AuditEntry, 'before' | 'after'>;

/** The catalogue lists the fields in reading order. */
const order = Object.keys(auditWords);

/** Returns every field of an entry with a value before or after, in the order of the catalogue. */
export function changesOf({ before, after }: Changed): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .sort((a, b) => rank(a) - rank(b))
    .map((field) => ({
      field: constantText(keyOf(field)) ?? constantText(`setting.${field}`) ?? field,
      before: valueText(field, before[field]),
      after: valueText(field, after[field]),
    }))
    .filter((change) => change.before !== undefined || change.after !== undefined);
}

/** Whether the operation created its target. */
export function isNewObject({ before }: Changed): boolean {
  return Object.keys(before).length === 0;
}

/** Summarizes the changes in one line: the first field, and the number of others. */
export function changeSummary(entry: Changed): string {
  const [first, ...others] = changesOf(entry);
  if (!first) return '';
  const { field, before = text('audit.nothing'), after = text('audit.nothing') } = first;
  const change = isNewObject(entry)
    ? text('audit.change.set', { field, value: after })
    : text('audit.change.became', { field, before, after });
  return others.length > 0
    ? text('audit.change.more', { change, count: formatNumber(others.length) })
    : change;
}

function keyOf(field: string): string {
  return `audit.field.${field.toLowerCase()}`;
}

function rank(field: string): number {
  const known = order.indexOf(keyOf(field));
  return known < 0 ? order.length : known;
}

function valueText(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : undefined;
  if (typeof value === 'object') return JSON.stringify(value);
  return formatText(field.toLowerCase(), String(value));
}

/** How to format the values of some fields. All others are shown as they are. */
const writing: Readonly<Record<string, (value: string) => string>> = {
  teamid: teamName,
  expiresat: formatMoment,
  from: formatMoment,
  to: formatMoment,
  operation: operationText,
  permission: (value) => (isPermission(value) ? text(`role.${value}`) : value),
  page: (value) => constantText(`page.${value}`) ?? value,
  graph: (value) => constantText(`analytics.graph.${value}`) ?? value,
  outcome: (value) => {
    const outcome = outcomes.find((known) => known === value);
    return outcome ? text(`audit.outcome.${outcome}`) : value;
  },
};

function formatText(field: string, value: string): string {
  return writing[field]?.(value) ?? value;
}
