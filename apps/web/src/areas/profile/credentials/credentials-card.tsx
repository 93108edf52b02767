import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { useSetPassword } from '../use-set-password.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** The card for email and password. */
export function CredentialsCard() {
  const { data } = trpc.auth.credentials.useQuery({});
  // Most people have a password, so the forms show while this loads.
  const hasPassword = data?.hasPassword ?? true;
  return (
    <Card title={text('profile.credentials.title')} description={text('profile.credentials.description')}>
      {hasPassword ? (
        <CardBody display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start" gap={8}>
          <div>
            <EmailForm />
          </div>
          <chakra.div borderTopWidth={{ base: '1px', md: 0 }} pt={{ base: 6, md: 0 }}>
            <PasswordForm />
          </chakra.div>
        </CardBody>
      ) : (
        <CardBody>
          <NoPassword />
        </CardBody>
      )}
    </Card>
  );
}

/** Shown instead of both forms to a person without a password. Explains how to set one. */
function NoPassword() {
  const { email } = useUser();
  const setPassword = useSetPassword();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await setPassword().catch(() => undefined);
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <p>{text('profile.password.none', { email })}</p>
      <BusyButton variant="outline" busy={busy} onClick={() => void send()}>
        {text('profile.password.set')}
      </BusyButton>
    </chakra.div>
  );
}
