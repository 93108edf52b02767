import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { SubmitButton } from '../../components/form/submit-button.tsx';

/** Ends a form in a dialog, either way. */
export function DialogButtons({
  form,
  submitText,
  onCancel,
}: {
  form: { formState: { isSubmitting: boolean } };
  submitText: string;
  onCancel: () => void;
}) {
  return (
    <chakra.div display="flex" justifyContent="flex-end" gap={2}>
      <Button variant="outline" disabled={form.formState.isSubmitting} onClick={onCancel}>
        {text('action.cancel')}
      </Button>
      <SubmitButton form={form}>{submitText}</SubmitButton>
    </chakra.div>
  );
}
