import { text } from '@campus/contracts/core/messages';
import { saidBy } from '@campus/contracts/core/reasons';
import { checkedSignUp } from '@campus/contracts/sign-up/sign-up';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type * as z from 'zod';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { EmailField } from '../../../components/form/email-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { LicenseLabel } from '../../../components/input/license-label.tsx';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { trpc } from '../../../trpc.ts';
import type { FormerSignIn } from '../sign-in/sign-in-panel.tsx';
import type { World } from '../worlds/world.ts';
import { RequiredFields } from './required-fields.tsx';

type Schema = ReturnType<typeof checkedSignUp>;

/** Sign up in a world, with the fields it requires. */
export function SignUpForm({
  world,
  onNotSignedIn,
}: {
  world: World;
  /** The user was created, but is not signed in yet. */
  onNotSignedIn: (signUp: FormerSignIn) => void;
}) {
  const { required, licenseUrl, restricted } = world.signUp;
  const [schema] = useState(() => checkedSignUp(required));
  const form = useContractForm(schema, { ...blank, accountId: world.accountId, world: world.name });
  const signUp = useSignUp(onNotSignedIn);
  return (
    <Form form={form} label={text('signUp.title')} onSubmit={signUp}>
      <chakra.div display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField
          form={form}
          name="firstname"
          label={text('field.firstName')}
          autoComplete="given-name"
          autoFocus
        />
        <TextField form={form} name="lastname" label={text('field.lastName')} autoComplete="family-name" />
      </chakra.div>
      <EmailField form={form} name="email" help={restricted ? text('signUp.restricted') : undefined} />
      <RequiredFields form={form} required={required} />
      <NewPasswordFields form={form} name="password" confirmation="confirmation" />
      <CheckboxField form={form} name="agreement" label={<LicenseLabel url={licenseUrl} />} />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('signUp.title')}
      </SubmitButton>
    </Form>
  );
}

const blank = {
  email: '',
  password: '',
  confirmation: '',
  firstname: '',
  lastname: '',
  phone: '',
  organization: '',
  size: '',
  country: '',
  answer: '',
  agreement: false,
};

/** Signs up and continues signed in; if the email must be verified first, hands over to the sign-in. */
function useSignUp(onNotSignedIn: (signUp: FormerSignIn) => void) {
  const { mutateAsync } = trpc.signUp.create.useMutation();
  const signedIn = useSignedIn();
  return async (values: z.output<Schema>) => {
    const { user, reason, reasons } = await mutateAsync(values);
    if (user) return signedIn(user);
    const { email, password } = values;
    onNotSignedIn({
      email,
      password,
      failure: { code: '', error: reasons[0]?.key ?? '', message: saidBy({ reason, reasons }) },
    });
  };
}
