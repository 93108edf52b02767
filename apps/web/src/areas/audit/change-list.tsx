import type { AuditEntry } from '@campus/contracts/audit';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { type Change, changesOf } from './changes.ts';

/** Every field that an entry names, before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <section>
      <chakra.h3 mb={2} textStyle="heading">
        Changes
      </chakra.h3>
      <chakra.ul borderWidth="1px" borderRadius="lg" textStyle="sm">
        {changes.map((change) => (
          <ChangeItem key={change.field} change={change} />
        ))}
      </chakra.ul>
    </section>
  );
}

function ChangeItem({ change: { field, before, after } }: { change: Change }) {
  return (
    <chakra.li px={3} py={2} _notLast={{ borderBottomWidth: '1px' }}>
      <chakra.div color="fg.muted" textStyle="xs">
        {field}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={2} overflowWrap="anywhere">
        <Value value={before} gone />
        <ArrowRight size={14} role="img" aria-label="became" />
        <Value value={after} />
      </chakra.div>
    </chakra.li>
  );
}

function Value({ value, gone = false }: { value: string | undefined; gone?: boolean }) {
  if (value === undefined) return <chakra.span color="fg.subtle">nothing</chakra.span>;
  return <chakra.span {...(gone && { color: 'fg.muted' })}>{value}</chakra.span>;
}
