import { text } from '@campus/contracts/core/text';
import { rowErrorChoices } from '@campus/domain/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import type { BulkTab } from '../import-address.ts';
import { PeopleOptions } from './people-options.tsx';
import type { SetupForm } from './use-setup-form.ts';

/** The options for the people in the file and for the result. */
export function OptionsCard({ form, tab }: { form: SetupForm; tab: BulkTab }) {
  const review = useWatch({ control: form.control, name: 'review' });
  const description = text(tab === 'delete' ? 'imports.options.delete' : 'imports.options.description');
  return (
    <Card title={text('imports.options.title')} description={description}>
      <CardBody display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        {tab === 'update' && <PeopleOptions form={form} />}
        <TextField
          form={form}
          name="exportEmail"
          type="email"
          label={text('imports.exportEmail')}
          help={text('imports.exportEmail.help')}
        />
        <CheckboxField
          form={form}
          name="review"
          label={text('imports.review')}
          help={text('imports.review.help')}
        />
        {!review && (
          <SelectField
            form={form}
            name="rowErrors"
            label={text('imports.rowErrors')}
            options={rowErrorChoices.map((value) => ({ value, label: text(`imports.rowErrors.${value}`) }))}
          />
        )}
        <chakra.div display="grid">
          <SubmitButton form={form} {...(!review && tab === 'delete' && { colorPalette: 'red' })}>
            {text(review ? 'imports.plan' : 'imports.now')}
          </SubmitButton>
        </chakra.div>
      </CardBody>
    </Card>
  );
}
