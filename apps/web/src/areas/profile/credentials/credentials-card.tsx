import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Email and password. */
export function CredentialsCard() {
  return (
    <Card title={text('profile.credentials.title')} description={text('profile.credentials.description')}>
      <CardBody display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start" gap={8}>
        <EmailForm />
        <chakra.div borderTopWidth={{ base: '1px', md: 0 }} pt={{ base: 6, md: 0 }}>
          <PasswordForm />
        </chakra.div>
      </CardBody>
    </Card>
  );
}
