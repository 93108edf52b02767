import { text } from '@campus/contracts/core/text';
import { checkedSsoSignUp } from '@campus/contracts/sign-up/sign-up';
import { AllRequired } from '../../components/form/all-required.tsx';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { NameFields } from '../../components/form/name-fields.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { LicenseLabel } from '../../components/input/license-label.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';
import { CallbackBox, useSignInWorld } from './callback-box.tsx';
import { isFinalFailure } from './final-failure.ts';
import type { ProviderIdentity } from './next-step.ts';

/** The provider's email is unknown. The person becomes a user of this world. */
export function SsoSignUpPage({
  identity,
  onFailed,
}: {
  identity: ProviderIdentity;
  /** Called with a failure that a retry cannot fix. */
  onFailed: (error: unknown) => void;
}) {
  const { email, firstName, lastName, providerName } = identity;
  const form = useContractForm(checkedSsoSignUp, { email, firstName, lastName, agreement: false });
  const { licenseUrl } = useConsole();
  const { client } = trpc.useUtils();
  const signedIn = useSignedIn(useSignInWorld().world);
  return (
    <CallbackBox
      title={text('sso.signUp.title')}
      description={text('sso.signUp.help', { provider: providerName })}
    >
      <Form
        form={form}
        label={text('sso.signUp.title')}
        onSubmit={async (person) => {
          try {
            const { user } = await client.sso.signUp.mutate(person);
            signedIn(user);
          } catch (error) {
            if (!isFinalFailure(error)) throw error;
            onFailed(error);
          }
        }}
      >
        <AllRequired />
        <TextField
          form={form}
          name="email"
          required
          label={text('field.email')}
          type="email"
          autoComplete="email"
          readOnly={email !== ''}
        />
        <NameFields form={form} firstName="firstName" lastName="lastName" autoFocus />
        <CheckboxField form={form} name="agreement" required label={<LicenseLabel url={licenseUrl} />} />
        <SubmitButton form={form} size="lg" mt={1}>
          {text('sso.signUp.title')}
        </SubmitButton>
      </Form>
    </CallbackBox>
  );
}
