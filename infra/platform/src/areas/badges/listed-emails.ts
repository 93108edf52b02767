import { looksLikeEmail } from '@campus/contracts/core/fields';
import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { emailFault } from '@campus/domain/core/email-faults';
import { storableText } from '../../foundation/database/storable-text.ts';
import type { RowPlan } from '../../work/tasks/rows.ts';
import type { FileRow } from '../imports/read-rows.ts';

const maxLabelLength = 200;

/** Plans a row of an email list. The plan is empty for a row without an email. */
export function listedEmail({ cells, line, fault }: FileRow, column: number): RowPlan {
  const cell = cells[column] ?? '';
  const label = storableText(cell, maxLabelLength) || text('badges.import.line', { line });
  if (!fault && looksLikeEmail(cell)) return { target: cell.toLowerCase(), label, line, action: 'update' };
  const wrong = fault ?? reason(emailFault(cell) ?? 'badges.import.notEmail');
  return { target: '', label, line, action: 'error', reasons: [wrong] };
}
