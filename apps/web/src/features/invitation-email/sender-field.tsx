import { text } from '@campus/contracts/core/text';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { CustomLinks } from './custom-links.tsx';
import { SenderSign } from './sender-sign.tsx';
import { senderHelp } from './sender-words.ts';
import { useSender } from './use-sender.ts';

/**
 * The sender address of the account's invitations. It belongs to the account, not to the surrounding form,
 * and is applied separately, with its button or Enter.
 */
export function SenderField({ accountId }: { accountId: string }) {
  const { sender, email, state, refusal, type, submit, retry } = useSender(accountId);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (state === 'Typing') void submit();
  };
  return (
    <>
      <Field.Root role="none" invalid={refusal !== undefined} readOnly={!sender}>
        <Field.Label>{text('sender.label')}</Field.Label>
        <chakra.div position="relative" w="full" data-state={state}>
          <Input
            type="email"
            autoComplete="off"
            maxLength={100}
            pe={10}
            placeholder={sender?.defaultSender}
            value={email}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onEnter}
          />
          <chakra.span position="absolute" insetEnd={1} top="50%" translate="0 -50%">
            <SenderSign state={state} onPress={() => void (state === 'Unknown' ? retry() : submit())} />
          </chakra.span>
        </chakra.div>
        {refusal === undefined && (
          <Field.HelperText aria-live="polite">{sender && senderHelp(state, sender, email)}</Field.HelperText>
        )}
        <Field.ErrorText>{refusal}</Field.ErrorText>
      </Field.Root>
      {sender && sender.customInvitationUrl !== '' && <CustomLinks url={sender.customInvitationUrl} />}
    </>
  );
}
