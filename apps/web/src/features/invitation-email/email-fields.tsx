import '@campus/contracts/invitations/email-messages';
import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { sendTargets } from '@campus/domain/invitations/invitations';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextareaField } from '../../components/form/textarea-field.tsx';
import type { FieldForm } from '../../components/form/use-contract-form.ts';
import type { WithEmail } from './email-draft.ts';
import { SenderField } from './sender-field.tsx';

const sendTargetOptions = () =>
  sendTargets.map((value) => ({ value, label: text(`invite.mail.sendTo.${value}`) }));

/** The texts of invitation emails, in a collapsed section. Empty texts use the platform's defaults. */
export function InvitationEmailFields({
  form,
  account,
}: {
  form: FieldForm<WithEmail>;
  account: EnteredAccount;
}) {
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
        {text('invite.mail')}
      </chakra.summary>
      <chakra.div display="grid" gap={4} pb={5}>
        {open && <SenderField accountId={account.id} />}
        <SelectField
          form={form}
          name="emailData.sendTarget"
          label={text('invite.mail.sendTo')}
          options={sendTargetOptions()}
        />
        <TextField form={form} name="emailData.subject" label={text('invite.mail.subject')} />
        <TextField form={form} name="emailData.title" label={text('invite.mail.title')} />
        <TextareaField form={form} name="emailData.body" label={text('invite.mail.body')} />
        <TextField form={form} name="emailData.buttonText" label={text('invite.mail.button')} />
        <TextField form={form} name="emailData.replyTo" label={text('invite.mail.replyTo')} type="email" />
        {account.isWebEnabled && !account.isWebOnly && (
          <CheckboxField form={form} name="emailData.sendAsWebInv" label={text('invite.mail.asWeb')} />
        )}
      </chakra.div>
    </chakra.details>
  );
}
