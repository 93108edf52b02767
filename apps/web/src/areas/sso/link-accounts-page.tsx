import { text } from '@campus/contracts/core/text';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { linkAccounts } from '@campus/contracts/sso/sso';
import type { LinkType } from '@campus/domain/sso/providers';
import { Suspense, useState } from 'react';
import { Loading } from '../../components/feedback/loading.tsx';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { CredentialsFields } from '../../components/form/credentials-fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { TextLink } from '../../components/layout/text-link.tsx';
import { LazySecondFactorStep } from '../../features/second-factor/lazy-second-factor-step.ts';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';
import { CallbackBox, useSignInWorld } from './callback-box.tsx';
import { isFinalFailure } from './final-failure.ts';
import type { ProviderIdentity } from './next-step.ts';

/** The provider account is not linked yet. Logging in with the password links it. */
export function LinkAccountsPage({
  identity,
  linkType,
  onFailed,
}: {
  identity: ProviderIdentity;
  linkType: LinkType;
  /** Called with a failure that a retry cannot fix. */
  onFailed: (error: unknown) => void;
}) {
  const { email, providerName } = identity;
  const form = useContractForm(linkAccounts.input, { email, password: '', linkType, remember: false });
  const { client } = trpc.useUtils();
  const signedIn = useSignedIn(useSignInWorld().world);
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  const linked = (name: string) => text('sso.linked', { name: name || 'SSO' });
  return (
    <CallbackBox
      title={text('sso.link.title')}
      description={text('sso.link.help', { provider: providerName })}
    >
      {waiting && (
        <Suspense fallback={<Loading />}>
          <LazySecondFactorStep
            waiting={waiting}
            onSignedIn={(user) => signedIn(user, linked(providerName))}
            onExpired={(reason) => {
              setWaiting(undefined);
              form.setError('root', { message: reason });
            }}
          />
        </Suspense>
      )}
      {!waiting && (
        <Form
          form={form}
          label={text('sso.link.title')}
          unexplained={text('auth.incorrect')}
          onSubmit={async (credentials) => {
            try {
              const answer = await client.sso.linkAccounts.mutate(credentials);
              if (answer.waiting) setWaiting(answer.waiting);
              else if (answer.user) signedIn(answer.user, linked(answer.providerName));
            } catch (error) {
              if (!isFinalFailure(error)) throw error;
              onFailed(error);
            }
          }}
        >
          <CredentialsFields form={form} emailGiven={email !== ''} />
          <CheckboxField form={form} name="remember" label={text('sso.link.remember')} />
          <SubmitButton form={form} size="lg" mt={1} busyText={text('sso.link.busy')}>
            {text('sso.link.title')}
          </SubmitButton>
          <TextLink href={paths.forgotPassword} state={{ email }} alignSelf="center" textStyle="sm">
            {text('password.forgot')}
          </TextLink>
        </Form>
      )}
    </CallbackBox>
  );
}
