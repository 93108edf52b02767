import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { customFieldName } from '@campus/domain/imports/imports';
import { fitsType } from '@campus/domain/member-profile/member-profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { formatMoment } from '../../../lib/format-moment.ts';

/** The old and new values of a row, or why it changes nothing. */
export function RowChanges({ row }: { row: ImportRow }) {
  const { changes } = row;
  const reason = reasonText(row);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={0.5}
      py={2}
      minW={0}
      maxW="48rem"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {reason !== '' && <p>{reason}</p>}
      {changes.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" columnGap={4} rowGap={0.5} listStyleType="none">
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

function Change({ change: { field, from, to } }: { change: ImportRow['changes'][number] }) {
  return (
    <chakra.li minW={0}>
      <chakra.span color="fg.muted">
        <bdi>{columnFieldWords(field)}</bdi>
      </chakra.span>{' '}
      {from !== '' && (
        <>
          <Value asChild color="fg.muted" title={from}>
            <del>
              <bdi>{shownChange(field, from)}</bdi>
            </del>
          </Value>{' '}
          <Arrow size={12} aria-hidden />{' '}
        </>
      )}
      {to === '' ? (
        <chakra.em color="fg.muted">{text('imports.change.cleared')}</chakra.em>
      ) : (
        <Value asChild fontWeight="medium" title={to}>
          <ins>
            <bdi>{shownChange(field, to)}</bdi>
          </ins>
        </Value>
      )}
    </chakra.li>
  );
}

/** Formats a value of a change. Instants are in the person's zone, as in the members table. */
function shownChange(field: string, value: string): string {
  const isDate = customFieldName(field) !== undefined && fitsType('ISOTimeString', value);
  return isDate ? formatMoment(value) : value;
}

/**
 * A value can have ten thousand characters. It is cut off until hovered, and wraps on devices without hover.
 */
const Value = chakra('span', {
  base: {
    textDecoration: 'none',
    sm: {
      display: 'inline-block',
      verticalAlign: 'bottom',
      maxW: 'min(18rem, 100%)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

const Arrow = chakra(ArrowRight, { base: { display: 'inline', color: 'fg.subtle' } });
