import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import type { MadeAccount } from './use-sign-up.ts';

/**
 * Shown after a sign-up whose email must be verified. Says that the account was created, and what to do next.
 */
export function AccountMade({ made, signUpAddress }: { made: MadeAccount; signUpAddress: string }) {
  const sent = made.verification === 'sent';
  return (
    <Notice tone={sent ? 'success' : 'warning'}>
      <chakra.div display="grid" gap={2} textStyle="sm">
        <strong>{text('signUp.made')}</strong>
        <p>
          <Sentence text={(email) => text(sent ? 'signUp.made.sent' : 'signUp.made.notSent', { email })}>
            <bdi>{made.email}</bdi>
          </Sentence>
        </p>
        {sent && (
          <p>
            <Sentence text={(otherAddress) => text('signUp.made.advice', { otherAddress })}>
              <TextLink href={signUpAddress}>{text('signUp.made.otherAddress')}</TextLink>
            </Sentence>
          </p>
        )}
      </chakra.div>
    </Notice>
  );
}
