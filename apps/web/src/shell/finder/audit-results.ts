import '@campus/contracts/shell/finder-messages';
import { auditWords } from '@campus/contracts/audit/word-messages';
import { constantText } from '@campus/contracts/core/text';
import { findable } from '@campus/domain/core/find-rank';
import { paths } from '../../paths.ts';
import type { Entry } from './entries.ts';

const prefix = 'audit.operation.';

/** The kinds of changes in the audit trail, each with the address of its entries. */
export function auditEntries(): Entry[] {
  return Object.keys(auditWords)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const label = constantText(key) ?? '';
      const query = new URLSearchParams({ operation: key.slice(prefix.length) });
      return { label, to: `${paths.audit}?${query}`, text: findable(label) };
    });
}
