import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { AllRequired } from '../../../components/form/all-required.tsx';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { EmailField } from '../../../components/form/email-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { NameFields } from '../../../components/form/name-fields.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LicenseLabel } from '../../../components/input/license-label.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { usePasswordOwner } from '../../../lib/use-password-owner.ts';
import type { World } from '../worlds/world.ts';
import { RequiredFields } from './required-fields.tsx';
import { type MadeAccount, taken, useSignUp } from './use-sign-up.ts';
import type { SignUpFormState } from './use-sign-up-form.ts';

/** Signs up in a world, with its required fields. */
export function SignUpForm({
  form,
  world,
  correctsEmail,
  onMade,
}: {
  form: SignUpFormState;
  world: World;
  /** Whether the person returned to correct the email. */
  correctsEmail: boolean;
  /** Called when the user was created but is not signed in yet. */
  onMade: (made: MadeAccount) => void;
}) {
  const { required, licenseUrl, restricted } = world.signUp;
  const [email, firstname, lastname] = useWatch({
    control: form.control,
    name: ['email', 'firstname', 'lastname'],
  });
  const owner = usePasswordOwner({ email, names: [firstname, lastname] });
  const signUp = useSignUp(form, world, onMade);
  return (
    <Form form={form} label={text('signUp.title')} onSubmit={signUp}>
      <AllRequired />
      <chakra.div display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap={4} alignItems="start">
        <NameFields form={form} firstName="firstname" lastName="lastname" autoFocus={!correctsEmail} />
      </chakra.div>
      <EmailField
        form={form}
        name="email"
        help={restricted ? text('signUp.restricted') : undefined}
        autoFocus={correctsEmail}
      />
      {form.formState.errors.email?.type === taken && <LogInInstead />}
      <RequiredFields form={form} required={required} />
      <NewPasswordFields form={form} name="password" confirmation="confirmation" owner={owner} />
      <CheckboxField form={form} name="agreement" required label={<LicenseLabel url={licenseUrl} />} />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('signUp.title')}
      </SubmitButton>
    </Form>
  );
}

/** Links to the world's sign-in page with the email filled in, because the email is already registered. */
function LogInInstead() {
  const [path] = useLocation();
  return (
    <TextLink href={path} alignSelf="start">
      {text('signUp.logIn')}
    </TextLink>
  );
}
