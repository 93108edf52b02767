import { text } from '@campus/contracts/core/messages';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { chakra } from '@chakra-ui/react/styled-system';
import { useController, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { ColumnItem } from './column-item.tsx';
import { columnChoices, shownColumns } from './columns.ts';
import { columnsOfKind, type SetupForm } from './use-setup-form.ts';

/** What each column of the file becomes, as it was guessed or as it was corrected. */
export function ColumnsCard({ form, file }: { form: SetupForm; file: ImportFile }) {
  const { id: accountId } = useAccount();
  const [kind, hasHeader] = useWatch({ control: form.control, name: ['kind', 'hasHeader'] });
  const { data } = trpc.imports.fields.useQuery({ accountId });
  const { field, fieldState } = useController({ control: form.control, name: 'columns' });
  const fields = columnsOfKind(kind, field.value);
  const choices = columnChoices(kind, data?.fields.map(({ name }) => name) ?? [], file);
  return (
    <Card title={text('imports.columns.title')} description={text('imports.columns.description')}>
      <CardBody display="grid" gap={2}>
        <CheckboxField form={form} name="hasHeader" label={text('imports.columns.header')} />
        <chakra.p role="alert" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
          {fieldState.error?.message}
        </chakra.p>
      </CardBody>
      <CardList>
        {shownColumns(file, hasHeader).map((column, index) => (
          <ColumnItem
            key={column.number}
            {...(index === 0 && { ref: field.ref })}
            column={column}
            choices={choices}
            value={fields[index] ?? ''}
            onChange={(chosen) =>
              field.onChange(fields.map((other, place) => (place === index ? chosen : other)))
            }
          />
        ))}
      </CardList>
    </Card>
  );
}
