import type { AuditEntry } from '@campus/contracts/audit/audit';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { type Change, changesOf, isNewObject } from '../../features/audit-words/changes.ts';

/** Lists every field of an entry, before and after. For a creation, only the new values. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const made = isNewObject(entry);
  return (
    <section>
      <chakra.h3 mb={2} textStyle="heading">
        {text(made ? 'audit.values' : 'audit.changes')}
      </chakra.h3>
      <chakra.ul borderWidth="1px" borderRadius="lg" textStyle="sm">
        {changes.map((change) => (
          <chakra.li
            key={change.field}
            px={3}
            py={2}
            overflowWrap="anywhere"
            _notLast={{ borderBottomWidth: '1px' }}
          >
            <chakra.div color="fg.muted" textStyle="xs">
              {change.field}
            </chakra.div>
            {made ? <bdi>{change.after}</bdi> : <BeforeAndAfter change={change} />}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function BeforeAndAfter({ change: { before, after } }: { change: Change }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={2}>
      <chakra.bdi color="fg.muted">{before ?? text('audit.nothing')}</chakra.bdi>
      <ArrowRight size={14} role="img" aria-label={text('audit.became')} />
      <chakra.bdi {...(after === undefined && { color: 'fg.muted' })}>
        {after ?? text('audit.nothing')}
      </chakra.bdi>
    </chakra.div>
  );
}
