import { chakra } from '@chakra-ui/react/styled-system';
import { Card, CardBody } from './card.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useAccountWorld } from './use-account-world.ts';

/** Email and password; not shown where the account's world lets nobody in by password. */
export function CredentialsCard() {
  const world = useAccountWorld();
  if (world.isLoading || world.data?.passwordLogin === false) return null;
  return (
    <Card
      title="Change Email and Password"
      description="What you log in with. Either change asks for your current password."
    >
      <CardBody display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start" gap={8}>
        <EmailForm />
        <chakra.div borderTopWidth={{ base: '1px', md: 0 }} pt={{ base: 6, md: 0 }}>
          <PasswordForm />
        </chakra.div>
      </CardBody>
    </Card>
  );
}
