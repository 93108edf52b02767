import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '../../../lib/format.ts';
import type { RowChoice } from './row-choices.ts';

/** Filters the rows, and shows the number of rows for each choice. */
export function RowFilter<Value extends string>({
  choices,
  value,
  onChange,
}: {
  choices: readonly RowChoice<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  // On phones, three per line, or two if the fourth would be alone.
  const share = choices.length === 4 ? '40%' : '30%';
  return (
    <chakra.fieldset display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap={2}>
      <chakra.legend srOnly>{text('imports.rows.filter')}</chakra.legend>
      {choices.map((choice) => (
        <Tile
          key={choice.value ?? 'all'}
          type="button"
          flex={{ base: `1 1 ${share}`, md: '1 1 0' }}
          aria-pressed={choice.value === value}
          disabled={choice.count === 0 && choice.value !== value && choice.value !== undefined}
          onClick={() => onChange(choice.value)}
        >
          <chakra.span
            color={choice.count > 0 ? choice.color : undefined}
            textStyle="lg"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            {formatNumber(choice.count)}
          </chakra.span>
          <chakra.span textStyle="xs" color="fg.muted">
            {choice.label}
          </chakra.span>
        </Tile>
      ))}
    </chakra.fieldset>
  );
}

const Tile = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    minW: 0,
    px: 3,
    py: 2,
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _disabled: { color: 'fg.subtle', cursor: 'default', bg: 'bg.panel' },
    '&[aria-pressed=true]': {
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
  },
});
