import { text } from '@campus/contracts/core/text';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode, type Ref } from 'react';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { CardListItem } from '../../../components/layout/card.tsx';
import type { columnChoices, ShownColumn } from './columns.ts';

/** One column of the file: its name, contents, field, and value format. */
export function ColumnItem({
  column: { name, samples },
  choices: { fields, own },
  value,
  wrong,
  onChange,
  ref,
  children,
}: {
  column: ShownColumn;
  choices: ReturnType<typeof columnChoices>;
  value: string;
  /** The id of the error text; undefined if the choice is valid. */
  wrong: string | undefined;
  onChange: (field: string) => void;
  ref?: Ref<HTMLSelectElement>;
  children?: ReactNode;
}) {
  const shown = [...new Set(samples)].filter((sample) => sample.trim() !== '');
  return (
    <CardListItem flexWrap="wrap" rowGap={1.5}>
      <chakra.div flex="1 1 12rem" minW={0} textStyle="sm">
        <chakra.p fontWeight="medium" color={value === '' ? 'fg.muted' : undefined} truncate>
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" truncate title={shown.join(' · ')}>
          {shown.length === 0 && text('imports.columns.samplesEmpty')}
          {shown.map((sample, index) => (
            <Fragment key={sample}>
              {index > 0 && ' · '}
              <bdi>{sample}</bdi>
            </Fragment>
          ))}
        </chakra.p>
      </chakra.div>
      <NativeSelect.Root size="sm" w={{ base: 'full', sm: '13rem' }} invalid={wrong !== undefined}>
        <NativeSelect.Field
          ref={ref}
          aria-label={text('imports.columns.fieldOf', { column: name })}
          aria-describedby={wrong}
          aria-invalid={wrong === undefined ? undefined : true}
          value={value}
          color={value === '' ? 'fg.muted' : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text('imports.columns.leftOut')}</option>
          <SelectOptions options={fields} />
          {own.length > 0 && (
            <optgroup label={text('imports.columns.own')}>
              <SelectOptions options={own} />
            </optgroup>
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      {children}
    </CardListItem>
  );
}
