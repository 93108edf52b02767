import { type SendTarget, sendTargets } from '@campus/domain/invitations';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextareaField } from '../../components/form/textarea-field.tsx';
import type { InviteFormState } from './use-invite-form.ts';

const sendTargetLabels: Readonly<Record<SendTarget, string>> = {
  all: 'Everyone',
  newToCampus: 'People new to this campus',
  newToProduct: 'People without a user account',
  none: 'Nobody',
};
const sendTargetOptions = sendTargets.map((value) => ({ value, label: sendTargetLabels[value] }));

/** What the invitation's email says, folded away: empty texts are the platform's own. */
export function InviteEmailFields({ form, offersWeb }: { form: InviteFormState; offersWeb: boolean }) {
  const [open, setOpen] = useState(false);
  const isWrong = form.formState.errors.emailData !== undefined;
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <chakra.details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      css={{ '&[open] > summary svg': { rotate: '90deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap={1.5}
        py={3}
        textStyle="sm"
        fontWeight="medium"
        cursor="pointer"
        listStyle="none"
      >
        <ChevronRight size={14} aria-hidden />
        Email
      </chakra.summary>
      <chakra.div display="grid" gap={4} pb={5}>
        <SelectField form={form} name="emailData.sendTarget" label="Send to" options={sendTargetOptions} />
        <TextField form={form} name="emailData.subject" label="Subject" />
        <TextField form={form} name="emailData.title" label="Email title" />
        <TextareaField form={form} name="emailData.body" label="Message" />
        <TextField form={form} name="emailData.buttonText" label="Button text" />
        <TextField form={form} name="emailData.replyTo" label="Reply-to" type="email" />
        {offersWeb && (
          <CheckboxField form={form} name="emailData.sendAsWebInv" label="Send as web invitation" />
        )}
      </chakra.div>
    </chakra.details>
  );
}
