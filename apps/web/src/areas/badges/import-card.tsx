import { text } from '@campus/contracts/core/messages';
import { FileField } from '../../components/form/file-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ImportButton } from './import-button.tsx';
import { refuseImportFile, useImportForm } from './use-import-form.ts';
import { WishFields } from './wish-fields.tsx';

/** Gives a badge to the members a file lists, or takes badges from them. */
export function ImportCard() {
  const account = useAccount();
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
          <WishFields form={form} unassigns={values.unassignBadges === true} />
          <ImportButton form={form} refusal={refusal} />
        </Form>
      </CardBody>
    </Card>
  );
}
