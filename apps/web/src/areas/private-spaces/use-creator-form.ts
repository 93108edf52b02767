import { text } from '@campus/contracts/core/text';
import { buySpace } from '@campus/contracts/private-spaces/private-spaces';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { describeError } from '../../lib/describe-error.ts';
import { isSessionOver } from '../../lib/session-over.ts';
import { trpc } from '../../trpc.ts';
import { failureText } from './failure-text.ts';

const creatorForm = buySpace.input.omit({ accountId: true });
const empty = { pricingId: '', email: '', firstName: '', lastName: '', name: '' };

/** The name fields that the platform requires for a new email. */
const missing = [
  ['privateSpaces.firstName.required', 'firstName'],
  ['privateSpaces.lastName.required', 'lastName'],
] as const;

/**
 * The form for a new private space. After a failure it cannot be sent again until it is changed. If the
 * session had ended, it can be resent unchanged after signing in (PSP-021).
 */
export function useCreatorForm(accountId: string) {
  const form = useContractForm(creatorForm, empty);
  const [isFailed, setFailed] = useState(false);
  const notify = useNotify();
  const { privateSpaces } = trpc.useUtils();
  const { mutateAsync } = trpc.privateSpaces.buy.useMutation();

  const { watch, clearErrors } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => {
      setFailed((failed) => {
        if (failed) clearErrors();
        return false;
      });
    });
    return unsubscribe;
  }, [watch, clearErrors]);

  const create = async (values: z.output<typeof creatorForm>) => {
    try {
      const { space } = await mutateAsync({ accountId, ...values });
      notify.success(text('privateSpaces.created', { space: space.name, owner: space.ownerEmail }));
      form.reset(empty);
      form.setFocus('pricingId');
      void privateSpaces.list.invalidate();
    } catch (error) {
      const { key, message } = describeError(error);
      const name = missing.find(([refusal]) => refusal === key)?.[1];
      form.setError('root', { message: failureText(error, 'privateSpaces.create.failed') });
      if (name) form.setError(name, { message }, { shouldFocus: true });
      setFailed(!isSessionOver(error));
    }
  };
  return { form, create, isFailed };
}
