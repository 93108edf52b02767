import { text } from '@campus/contracts/core/messages';
import type { profileChanges } from '@campus/contracts/profile/profile';
import { linkedInUsername, refuseLinkedIn } from '@campus/domain/profile/profile';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import type { ContractForm } from '../../../components/form/use-contract-form.ts';
import { LinkedInLink } from './linked-in-link.tsx';

/** The user name at the network. A typed or pasted address is reduced to its user name. */
export function LinkedInField({ form }: { form: ContractForm<typeof profileChanges> }) {
  const entered = useWatch({ control: form.control, name: 'linkedIn' }) ?? '';
  const error = form.getFieldState('linkedIn', form.formState).error?.message;
  const reduce = ({ target }: { target: { value: string } }) => {
    const username = linkedInUsername(target.value);
    if (username !== target.value.trim())
      form.setValue('linkedIn', username, { shouldDirty: true, shouldValidate: error !== undefined });
  };
  return (
    <div>
      <FieldFrame
        label={text('profile.public.linkedIn')}
        help={text('profile.public.linkedIn.help')}
        error={error}
      >
        <Input autoComplete="off" spellCheck={false} {...form.register('linkedIn', { onChange: reduce })} />
      </FieldFrame>
      {entered.trim() !== '' && refuseLinkedIn(entered.trim()) === undefined && (
        <chakra.p mt={1} textStyle="xs" color="fg.muted">
          {text('profile.public.linkedIn.preview')} <LinkedInLink username={entered.trim()} />
        </chakra.p>
      )}
    </div>
  );
}
