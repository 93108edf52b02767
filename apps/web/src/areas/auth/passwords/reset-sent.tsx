import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'wouter';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';

/**
 * Shown after a password reset request: what to expect, and a way back. It does not reveal whether the user
 * exists.
 */
export function ResetSent({
  email,
  minutes,
  back,
  onOther,
}: {
  email: string;
  /** How long the link works, in minutes; null if unknown. */
  minutes: number | null;
  /** The address of the previous page. */
  back: string;
  /** Called when the person wants to enter another email. */
  onOther: () => void;
}) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const goBack = () => {
    notify.success(text('password.forgot.sent'));
    navigate(back, { replace: true, state: { email } });
  };
  return (
    <CenteredCard
      title={text('password.forgot.sentTitle')}
      takesFocus
      description={
        <Sentence text={(shown) => text('password.forgot.onItsWay', { email: shown })}>
          <bdi>{email}</bdi>
        </Sentence>
      }
    >
      <chakra.div display="grid" gap={4}>
        <p>
          {minutes !== null && `${text('password.mail.expiry', { minutes })} `}
          {text('password.forgot.spam')}
        </p>
        <chakra.div display="grid" gap={2}>
          <Button size="lg" onClick={goBack}>
            {text('signIn.backTitle')}
          </Button>
          <Button size="lg" variant="outline" onClick={onOther}>
            {text('password.forgot.otherAddress')}
          </Button>
        </chakra.div>
      </chakra.div>
    </CenteredCard>
  );
}
