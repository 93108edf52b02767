import { chakra } from '@chakra-ui/react/styled-system';
import { useConsole } from '../../lib/use-console.ts';

/** Whom to turn to when an invitation does not work. */
export function Support() {
  const { supportEmail } = useConsole();
  if (supportEmail === '') return null;
  return (
    <>
      Need help? Write to{' '}
      <chakra.a href={`mailto:${supportEmail}`} color="accent.fg" fontWeight="medium">
        {supportEmail}
      </chakra.a>
    </>
  );
}
