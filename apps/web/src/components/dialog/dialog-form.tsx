import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';

/** A form in a dialog, with cancel and submit buttons. */
export function DialogForm<Values extends FieldValues, Output>({
  form,
  submitText,
  danger = false,
  onCancel,
  children,
  ...rest
}: Omit<ComponentProps<typeof Form<Values, Output>>, 'unexplained'> & {
  submitText: string;
  danger?: boolean;
  onCancel: () => void;
}) {
  return (
    <Form form={form} {...rest}>
      {children}
      <chakra.div display="flex" justifyContent="flex-end" gap={2}>
        <Button variant="outline" disabled={form.formState.isSubmitting} onClick={onCancel}>
          {text('action.cancel')}
        </Button>
        <SubmitButton form={form} {...(danger && { colorPalette: 'red' })}>
          {submitText}
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}
