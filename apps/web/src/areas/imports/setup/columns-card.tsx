import { text } from '@campus/contracts/core/text';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { customFieldName, repeatedColumns } from '@campus/domain/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { ColumnFormat, formatPartOf } from './column-format.tsx';
import { ColumnItem } from './column-item.tsx';
import { columnChoices, shownColumns } from './columns.ts';
import { columnsOfKind, type SetupForm } from './use-setup-form.ts';

/** Maps each column of the file to a field, which is guessed and can be corrected. */
export function ColumnsCard({ form, file }: { form: SetupForm; file: ImportFile }) {
  const { id: accountId } = useAccount();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { data } = trpc.imports.fields.useQuery({ accountId });
  const { field, fieldState } = useController({ control: form.control, name: 'columns' });
  const { field: formats } = useController({ control: form.control, name: 'formats' });
  const errorId = useId();
  const fields = columnsOfKind(kind, field.value);
  const repeated = repeatedColumns(fields);
  const choices = columnChoices(kind, data?.fields.map(({ name }) => name) ?? [], file);
  const partOf = (chosen: string) =>
    formatPartOf(data?.fields.find(({ name }) => name === customFieldName(chosen))?.type);
  const isWrong = (index: number) =>
    fieldState.invalid && (repeated.length === 0 || repeated.includes(index));
  return (
    <Card title={text('imports.columns.title')} description={text('imports.columns.description')}>
      <CardBody display="grid" gap={2}>
        <chakra.p id={errorId} role="alert" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
          {fieldState.error?.message}
        </chakra.p>
      </CardBody>
      <CardList>
        {shownColumns(file).map((column, index) => {
          const chosen = fields[index] ?? '';
          const [part, format] = [partOf(chosen), formats.value[index]];
          return (
            <ColumnItem
              key={column.number}
              {...(index === (repeated[0] ?? 0) && { ref: field.ref })}
              column={column}
              choices={choices}
              value={chosen}
              wrong={isWrong(index) ? errorId : undefined}
              onChange={(next) => field.onChange(replaced(fields, index, next))}
            >
              {part && format && (
                <ColumnFormat
                  column={column.name}
                  part={part}
                  unsure={file.columns[index]?.format.unsure ?? []}
                  value={format}
                  onChange={(next) => formats.onChange(replaced(formats.value, index, next))}
                />
              )}
            </ColumnItem>
          );
        })}
      </CardList>
    </Card>
  );
}

function replaced<Item>(items: readonly Item[], index: number, next: Item): Item[] {
  return items.map((item, place) => (place === index ? next : item));
}
