import { maxBadgeImportBytes } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { refuseBadgeImportFile } from '@campus/domain/badges/badges';
import { chakra } from '@chakra-ui/react/styled-system';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FileField } from '../../components/form/file-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';
import { ActionFields } from './action-fields.tsx';
import { type ImportValues, importForm } from './import-values.ts';
import { useExclusiveOptions } from './use-exclusive-options.ts';
import { useImport } from './use-import.ts';

/** Gives a badge to the members listed in a file, or removes badges from them. */
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
          <ActionFields form={form} unassigns={values.unassignBadges === true} />
          <ImportButton form={form} refusal={refusal} />
        </Form>
      </CardBody>
    </Card>
  );
}

/** Starts the import once all fields are filled in. Until then, it lists the missing ones. */
function ImportButton({
  form,
  refusal,
}: {
  form: { formState: { isSubmitting: boolean } };
  refusal: string | undefined;
}) {
  const noteId = useId();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1.5}>
      <SubmitButton form={form} disabled={refusal !== undefined} aria-describedby={noteId}>
        <Upload size={16} aria-hidden />
        {text('badges.import.submit')}
      </SubmitButton>
      <chakra.p id={noteId} flex="1 1 10rem" textStyle="xs" color="fg.muted">
        {refusal}
      </chakra.p>
    </chakra.div>
  );
}

/**
 * The import form. Choosing to unassign clears overwrite, and vice versa. After a start, only the file is
 * cleared.
 */
function useImportForm(accountId: string) {
  const form = useContractForm(importForm, {
    badgeId: '',
    unassignBadges: false,
    overwriteBadges: false,
    exportEmail: useUser().email,
  });
  useExclusiveOptions(form);
  const values = useWatch({ control: form.control });
  const start = useImport(accountId);
  const submit = async (checked: ImportValues) => {
    if (await start(checked)) form.resetField('file');
  };
  return { form, values, refusal: importForm.safeParse(values).error?.issues[0]?.message, submit };
}

/** Returns why a file cannot be imported, judged by name and size, or undefined. */
function refuseImportFile({ name, size }: File): string | undefined {
  const refusal = refuseBadgeImportFile(name);
  if (refusal) return text(refusal);
  return size > maxBadgeImportBytes ? text('badges.import.tooLarge') : undefined;
}
