import { chakra } from '@chakra-ui/react/styled-system';
import { UserPlus } from 'lucide-react';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useAccount } from '../../shell/account.tsx';
import { InviteEmailFields } from './invite-email-fields.tsx';
import { roleOptions, teamOptions, useInviteForm } from './use-invite-form.ts';

/** Invites one person. */
export function InviteForm() {
  const account = useAccount();
  const { form, invite } = useInviteForm(account);
  return (
    <chakra.section
      aria-labelledby="individual-invite"
      p={5}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.h2 id="individual-invite" mb={4} textStyle="heading">
        Individual Invite
      </chakra.h2>
      <Form form={form} onSubmit={invite} label="Individual Invite">
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" />
        <TextField form={form} name="displayName" label="Display Name" autoComplete="off" />
        <Pair>
          <TextField form={form} name="firstName" label="First Name" autoComplete="off" />
          <TextField form={form} name="lastName" label="Last Name" autoComplete="off" />
        </Pair>
        <TextField form={form} name="title" label="Title" autoComplete="off" />
        <Pair>
          <SelectField form={form} name="permission" label="Role" options={roleOptions(account)} />
          <SelectField form={form} name="teamId" label="Team ID" options={teamOptions} />
        </Pair>
        <CheckboxField
          form={form}
          name="overwriteData"
          label="Overwrite existing information"
          help="A person who is already a member gets what is entered here: name, title, role and team."
        />
        <InviteEmailFields form={form} offersWeb={account.isWebEnabled && !account.isWebOnly} />
        <SubmitButton form={form}>
          <UserPlus size={16} aria-hidden />
          Send invitation
        </SubmitButton>
      </Form>
    </chakra.section>
  );
}

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 } });
