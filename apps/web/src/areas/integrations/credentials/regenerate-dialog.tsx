import { text } from '@campus/contracts/core/text';
import { type ApiCredential, credentialScopes, overlap } from '@campus/contracts/credentials/credentials';
import { overlapHours as hours } from '@campus/domain/credentials/credentials';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../../components/dialog/small-dialog.tsx';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { trpc } from '../../../trpc.ts';
import { lastUseOf } from './last-used.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { type NewSecret, useRefreshCredentials } from './use-credentials.ts';

const schema = z.object({ scopes: credentialScopes, overlap });

/**
 * Shows when the current secret was last used and the effect of replacing it, and passes on the new secret.
 */
export function RegenerateDialog({
  accountId,
  credential,
  onGenerated,
  onClose,
}: {
  accountId: string;
  credential: ApiCredential;
  onGenerated: (secret: NewSecret) => void;
  onClose: () => void;
}) {
  const { id: credentialId, name, scopes, paused } = credential;
  const form = useContractForm(schema, { scopes, overlap: false });
  const overlaps = form.watch('overlap');
  const { mutateAsync } = trpc.credentials.regenerate.useMutation({ onSettled: useRefreshCredentials() });
  const title = text('credentials.regenerate.ask', { name });
  return (
    <QuestionDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body display="grid" gap={4}>
        <Dialog.Description>
          {overlaps
            ? text('credentials.regenerate.overlap.consequence', { hours })
            : text('credentials.regenerate.consequence')}{' '}
          {text('credentials.regenerate.maker')}
        </Dialog.Description>
        <chakra.p fontWeight="medium">{lastUseOf(credential)}</chakra.p>
        <DialogForm
          form={form}
          label={title}
          onSubmit={async (values) => onGenerated(await mutateAsync({ accountId, credentialId, ...values }))}
          submitText={text('credentials.regenerate')}
          danger={!overlaps}
          onCancel={onClose}
        >
          <ScopeChoices form={form} />
          {!paused && (
            <CheckboxField
              form={form}
              name="overlap"
              label={text('credentials.regenerate.overlap', { hours })}
            />
          )}
        </DialogForm>
      </Dialog.Body>
    </QuestionDialog>
  );
}
