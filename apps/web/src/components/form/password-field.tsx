import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password field that can show its value. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  required,
  rules,
  ...input
}: Omit<TextFieldProps<Values>, 'type'> & { /** The rules for a password. */ rules?: ReactNode }) {
  const [shown, setShown] = useState(false);
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FieldFrame label={label} help={help} required={required} error={error} rules={rules}>
      <chakra.div position="relative" w="full">
        <Input {...form.register(name)} {...input} type={shown ? 'text' : 'password'} pe={10} />
        <IconButton
          position="absolute"
          insetEnd={1}
          top="50%"
          translate="0 -50%"
          size="2xs"
          variant="ghost"
          aria-label={text(shown ? 'password.hide' : 'password.show', { field: label })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      </chakra.div>
    </FieldFrame>
  );
}
