import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { TwoStepButton } from '../../components/feedback/two-step-button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/**
 * The page linked in the mail to the previous address. A button reverts the email change. Opening the page
 * changes nothing.
 */
export function EmailChangePage({ code }: { code: string }) {
  const objection = trpc.auth.objectToEmailChange.useMutation();
  if (objection.data)
    return (
      <CenteredCard
        title={text('email.objection.title')}
        takesFocus
        description={text('email.objection.done', { email: objection.data.email })}
      >
        <Button asChild w="full" size="lg">
          <Link href={paths.login}>{text('action.logIn')}</Link>
        </Button>
      </CenteredCard>
    );
  return (
    <CenteredCard title={text('email.objection.ask')} description={text('email.mail.consequence')}>
      <chakra.div display="grid" gap={4}>
        <FormError message={objection.error ? describeError(objection.error).message : undefined} />
        <TwoStepButton
          label={text('email.mail.button')}
          question={text('email.objection.sure')}
          confirmText={text('email.objection.confirm')}
          busy={objection.isPending}
          onConfirm={() => objection.mutate({ code })}
        />
      </chakra.div>
    </CenteredCard>
  );
}
