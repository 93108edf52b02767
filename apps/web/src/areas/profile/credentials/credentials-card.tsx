import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { trpc } from '../../../trpc.ts';
import { EmailForm } from './email-form.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordForm } from './password-form.tsx';

/** Email and password. */
export function CredentialsCard() {
  const { data } = trpc.auth.credentials.useQuery({});
  // Nearly everyone has a password: the forms are shown while that is asked.
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
