import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/shell/session-messages';
import { type SessionUser, signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef, useState } from 'react';
import type * as z from 'zod';
import { QuestionDialog } from '../components/dialog/small-dialog.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { CredentialsFields } from '../components/form/credentials-fields.tsx';
import { Form } from '../components/form/form.tsx';
import { SubmitButton } from '../components/form/submit-button.tsx';
import { useContractForm } from '../components/form/use-contract-form.ts';
import { TextLink } from '../components/layout/text-link.tsx';
import { LazySecondFactorStep } from '../features/second-factor/lazy-second-factor-step.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

/**
 * Asks a person whose session ended to sign in again, above the page and its dialogs, which keep their input.
 * Signing in from another tab works too: the session is reloaded when this tab becomes visible.
 */
export function SessionEnded({ user }: { user: SessionUser }) {
  const utils = trpc.useUtils();
  const form = useContractForm(signIn.input, { email: user.email, password: '', remember: false });
  const { mutateAsync } = trpc.auth.signIn.useMutation();
  const [waiting, setWaiting] = useState<WaitingSignIn | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const enter = async (entered: z.output<typeof signIn.input>) => {
    const answer = await mutateAsync(entered);
    if (answer.waiting) setWaiting(answer.waiting);
    else await utils.invalidate();
  };
  const beginAgain = (reason: string) => {
    setWaiting(null);
    form.setError('root', { message: reason });
  };
  return (
    <QuestionDialog
      title={text('session.ended.title')}
      running
      initialFocus={() => body.current?.querySelector<HTMLInputElement>('input[name="password"]') ?? null}
      onClose={() => undefined}
    >
      <Dialog.Body ref={body} pb={6} display="grid" gap={4}>
        <Dialog.Description>{text('session.ended.kept')}</Dialog.Description>
        {waiting ? (
          <Suspense fallback={<Loading />}>
            <LazySecondFactorStep
              waiting={waiting}
              onSignedIn={() => utils.invalidate()}
              onExpired={beginAgain}
            />
          </Suspense>
        ) : (
          <Form
            form={form}
            label={text('session.ended.title')}
            unexplained={text('auth.incorrect')}
            onSubmit={enter}
          >
            <CredentialsFields form={form} emailGiven />
            <SubmitButton form={form} size="lg">
              {text('signIn.title')}
            </SubmitButton>
          </Form>
        )}
        <OtherWays />
      </Dialog.Body>
    </QuestionDialog>
  );
}

function OtherWays() {
  return (
    <chakra.div display="grid" gap={2} justifyItems="start">
      <chakra.a
        href={paths.login}
        target="_blank"
        rel="noreferrer"
        textStyle="sm"
        fontWeight="medium"
        color="accent.fg"
        _hover={{ textDecoration: 'underline' }}
      >
        {text('session.ended.elsewhere')}
      </chakra.a>
      <TextLink href={paths.logout}>{text('session.ended.leave')}</TextLink>
    </chakra.div>
  );
}
