import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { useGoOn } from '../../../shell/signed-in.ts';

/** On a sign-in page, shows who is already signed in, and a way to continue. */
export function PresentPerson({
  person,
  world,
  onOther,
}: {
  person: SessionUser;
  world?: SignInWorld;
  /** Called when the person wants to sign in as someone else. */
  onOther: () => void;
}) {
  const goOn = useGoOn(world);
  return (
    <chakra.div display="grid" gap={4}>
      <chakra.p overflowWrap="anywhere">
        <Sentence text={(email) => text('signIn.present', { email })}>
          <strong>
            <bdi>{person.email}</bdi>
          </strong>
        </Sentence>
      </chakra.p>
      <chakra.div display="grid" gap={2}>
        <Button size="lg" autoFocus onClick={goOn}>
          {text('verification.continue')}
        </Button>
        <Button size="lg" variant="outline" onClick={onOther}>
          {text('signIn.other')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
