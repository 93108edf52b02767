import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { SubmitButton } from '../../components/form/submit-button.tsx';

/** The save and cancel buttons of a card in edit mode. */
export function FormButtons({
  form,
  onCancel,
}: {
  form: { formState: { isSubmitting: boolean } };
  onCancel: () => void;
}) {
  return (
    <chakra.div display="flex" gap={2} pt={1}>
      <SubmitButton form={form}>{text('profile.save')}</SubmitButton>
      <Button variant="outline" disabled={form.formState.isSubmitting} onClick={onCancel}>
        {text('action.cancel')}
      </Button>
    </chakra.div>
  );
}
