import { text } from '@campus/contracts/core/text';
import { offeredThresholds } from '@campus/domain/room-permissions/offered';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import type { Resolved } from '@campus/domain/room-permissions/resolve';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import { formatDay } from '../../lib/format.ts';
import { FieldConflict } from './field-conflict.tsx';
import { levelText } from './words.ts';

type Source = Resolved['decidedBy'];

/** The values that a row shows of a resolved permission; equal values do not render it again. */
export interface RowState {
  level: number;
  source: Source;
  by: string;
  at: string;
}

/** The text of a permission's row: level, scope, author, and date; empty for the default. */
export function rowState({ level, decidedBy, chain }: Resolved): RowState {
  const step = chain.find(({ decides }) => decides);
  return { level, source: decidedBy, by: step?.by ?? '', at: step?.at ?? '' };
}

/** One permission with the levels that it offers, and where the present one is from. */
export const PermissionRow = memo(function PermissionRow({
  option: { id, label, definition },
  level,
  source,
  by,
  at,
  others = '',
  theirs,
  highest,
  onChoose,
  onDecide,
  onOpenBoards,
}: RowState & {
  option: Pick<PermissionOption, 'id' | 'label' | 'definition'>;
  /** The places with another default; empty if there are none. */
  others?: string;
  /** What another person has chosen since the person did; undefined without a conflict. */
  theirs: string | undefined;
  /** The highest level that the person may set. */
  highest: number;
  onChoose: (id: string, level: Threshold) => void;
  onDecide: (id: string, whose: 'mine' | 'theirs') => void;
  /** A link to the permissions of web boards; only the option of web boards has it. */
  onOpenBoards?: (() => void) | undefined;
}) {
  const name = useId();
  const isAbove = source !== 'default' && level > highest;
  return (
    <Row data-source={source} aria-describedby={`${name}-about`}>
      <chakra.legend float="left" w="full" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {label}
      </chakra.legend>
      <chakra.div id={`${name}-about`} gridColumn="1 / -1" textStyle="xs" color="fg.muted">
        {definition && <chakra.p overflowWrap="anywhere">{definition}</chakra.p>}
        <chakra.p mt={0.5} overflowWrap="anywhere">
          <SourceBadge data-source={source}>{text(`roomPermissions.source.${source}`)}</SourceBadge>
          {!isChoice(id, level) && `${levelText(level)} `}
          {by !== '' && at !== '' && (
            <bdi>{text('roomPermissions.writtenBy', { person: by, date: formatDay(at) })}</bdi>
          )}
        </chakra.p>
        {others && (
          <chakra.p mt={0.5} overflowWrap="anywhere">
            {others}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" columnGap={4} rowGap={1}>
        {offeredThresholds(id).map((threshold) => (
          <Choice key={threshold}>
            <Radio
              type="radio"
              name={name}
              checked={level === threshold}
              disabled={isAbove || threshold > highest}
              onChange={() => onChoose(id, threshold)}
            />
            {levelText(threshold)}
          </Choice>
        ))}
      </chakra.div>
      {theirs !== undefined && (
        <FieldConflict field={id} mine={levelText(level)} {...{ label, theirs, onDecide }} />
      )}
      {onOpenBoards && (
        <Button size="xs" variant="outline" justifySelf="start" onClick={onOpenBoards}>
          {text('roomPermissions.boards.open')}
        </Button>
      )}
    </Row>
  );
});

/** Whether one of the offered levels is the present one: a default can be another. */
function isChoice(id: string, level: number): boolean {
  return offeredThresholds(id).some((threshold) => threshold === level);
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1.5,
    minW: 0,
    py: 2.5,
    ps: 3,
    borderInlineStartWidth: '3px',
    borderColor: 'border',
    '&[data-source=explicit]': { borderColor: 'accent.solid' },
    '&[data-source=scene], &[data-source=roomType]': { borderColor: 'fg' },
    '&[data-source=world]': { borderColor: 'fg.info', borderInlineStartStyle: 'double' },
    '&[data-source=default]': { borderInlineStartStyle: 'dotted' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minH: 6,
    textStyle: 'sm',
    cursor: 'pointer',
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

const Radio = chakra('input', {
  base: {
    boxSize: 4,
    accentColor: 'accent.solid',
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
});

const SourceBadge = chakra('span', {
  base: {
    display: 'inline-block',
    me: 1.5,
    px: 1.5,
    borderRadius: 'md',
    fontWeight: 'medium',
    bg: 'bg.muted',
    color: 'fg.muted',
    '&[data-source=explicit]': { bg: 'accent.subtle', color: 'accent.fg' },
    '&[data-source=scene], &[data-source=roomType]': { bg: 'bg.emphasized', color: 'fg' },
    '&[data-source=world]': { bg: 'bg.info', color: 'fg.info' },
  },
});
