import { text } from '@campus/contracts/core/messages';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ImportButton } from './import-button.tsx';
import { useBadges } from './use-badges.ts';
import { badgeChoices, refuseImportFile, useImportForm } from './use-import-form.ts';

/** Gives a badge to the members a file lists, or takes badges from them. */
export function ImportCard() {
  const account = useAccount();
  const { data } = useBadges(account.id);
  const { form, values, refusal, submit } = useImportForm(account.id);
  return (
    <Card title={text('badges.import.title')} description={text('badges.import.description')}>
      <CardBody>
        <Form form={form} label={text('badges.import.title')} onSubmit={submit}>
          <FileField
            form={form}
            name="file"
            label={text('badges.import.file')}
            help={text('badges.import.file.help')}
            extensions={['csv']}
            refuse={refuseImportFile}
          />
          <SelectField
            form={form}
            name="badgeId"
            label={text('badges.import.badge')}
            options={badgeChoices(data?.items, values.unassignBadges)}
            help={data?.items.length === 0 ? text('badges.none') : undefined}
          />
          <CheckboxField
            form={form}
            name="unassignBadges"
            label={text('badges.import.unassign')}
            help={text('badges.import.unassign.help')}
          />
          <CheckboxField
            form={form}
            name="overwriteBadges"
            label={text('badges.import.overwrite')}
            help={text('badges.import.overwrite.help')}
          />
          <TextField
            form={form}
            name="exportEmail"
            type="email"
            label={text('badges.import.exportEmail')}
            help={text('badges.import.exportEmail.help')}
          />
          <ImportButton form={form} refusal={refusal} />
        </Form>
      </CardBody>
    </Card>
  );
}
