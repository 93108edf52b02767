import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Resend } from './use-resend.ts';

/** Resends the verification email. Screen readers announce its text, which shows the progress. */
export function ResendLink({ resend, email }: { resend: Resend; email: () => string }) {
  return (
    <chakra.div aria-live="polite">
      <Button
        variant="plain"
        textStyle="sm"
        whiteSpace="normal"
        overflowWrap="anywhere"
        textAlign="start"
        aria-disabled={resend.busy}
        _disabled={{ color: 'fg.muted', cursor: 'default', opacity: 1, textDecoration: 'none' }}
        onClick={() => void resend.send(email())}
      >
        {resend.label}
      </Button>
    </chakra.div>
  );
}
