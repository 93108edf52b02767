import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { SubmitButton } from '../../components/form/submit-button.tsx';

/** Starts the import once all fields are filled in; until then, it names the missing ones. */
export function ImportButton({
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
