import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { UserPlus } from 'lucide-react';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { BadgeChoices } from '../../features/badges/badge-choices.tsx';
import { InvitationEmailFields } from '../../features/invitation-email/email-fields.tsx';
import { useAccount } from '../../shell/account.tsx';
import { roleOptions, teamOptions, useInviteForm } from './use-invite-form.ts';

/** Invites one person. */
export function InviteForm() {
  const account = useAccount();
  const { form, invite, dialog } = useInviteForm(account);
  return (
    <chakra.section
      aria-labelledby="individual-invite"
      p={5}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.h2 id="individual-invite" mb={4} textStyle="heading">
        {text('invite.title')}
      </chakra.h2>
      <Form form={form} onSubmit={invite} label={text('invite.title')}>
        <TextField form={form} name="email" label={text('field.email')} type="email" autoComplete="off" />
        <TextField form={form} name="displayName" label={text('invite.displayName')} autoComplete="off" />
        <Pair>
          <TextField form={form} name="firstName" label={text('invite.firstName')} autoComplete="off" />
          <TextField form={form} name="lastName" label={text('invite.lastName')} autoComplete="off" />
        </Pair>
        <TextField form={form} name="title" label={text('invite.jobTitle')} autoComplete="off" />
        <SelectField
          form={form}
          name="permission"
          label={text('invite.role')}
          options={roleOptions(account)}
        />
        <SelectField form={form} name="teamId" label={text('invite.team')} options={teamOptions()} />
        <BadgeChoices form={form} label={text('invite.badges')} accountId={account.id} />
        <CheckboxField
          form={form}
          name="overwriteData"
          label={text('invite.overwrite')}
          help={text('invite.overwrite.help')}
        />
        <InvitationEmailFields form={form} account={account} />
        <SubmitButton form={form}>
          <UserPlus size={16} aria-hidden />
          {text('invite.send')}
        </SubmitButton>
      </Form>
      {dialog}
    </chakra.section>
  );
}

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 } });
