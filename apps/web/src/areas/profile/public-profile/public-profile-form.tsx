import { text } from '@campus/contracts/core/text';
import { type PublicProfile, profileChanges } from '@campus/contracts/profile/profile';
import { linkedInUsername, refuseLinkedIn } from '@campus/domain/profile/profile';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TagsField } from '../../../components/form/tags-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { TextareaField } from '../../../components/form/textarea-field.tsx';
import { type ContractForm, useContractForm } from '../../../components/form/use-contract-form.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.tsx';
import { trpc } from '../../../trpc.ts';
import { countryOptions } from '../country-options.ts';
import { FormButtons } from '../form-buttons.tsx';
import { LinkedInLink } from './linked-in-link.tsx';

/**
 * All editable fields of the public profile. Saves only what differs from the profile when the form was
 * opened.
 */
export function PublicProfileForm({
  profile: presentProfile,
  onClose,
}: {
  profile: PublicProfile;
  onClose: () => void;
}) {
  const [profile] = useState(presentProfile);
  const form = useContractForm(profileChanges, written(profile));
  const { isDirty } = form.formState;
  const save = useSaveProfile(profile, onClose);
  useUnsavedChanges(isDirty);
  return (
    <Form form={form} label={text('profile.public.title')} onSubmit={save}>
      <Pair>
        <TextField
          form={form}
          name="displayName"
          label={text('profile.public.displayName')}
          autoComplete="nickname"
          autoFocus
        />
        <TextField
          form={form}
          name="email"
          type="email"
          label={text('profile.public.email')}
          help={text('profile.public.email.help')}
          autoComplete="email"
        />
        <TextField form={form} name="firstName" label={text('field.firstName')} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={text('field.lastName')} autoComplete="family-name" />
      </Pair>
      <TextareaField form={form} name="description" label={text('profile.public.aboutMe')} />
      <Pair>
        <TextField
          form={form}
          name="job"
          label={text('profile.public.job')}
          autoComplete="organization-title"
        />
        <TextField form={form} name="university" label={text('profile.public.university')} />
        <SelectField
          form={form}
          name="country"
          label={text('profile.public.country')}
          options={countryOptions(profile.country)}
          autoComplete="country"
        />
        <TextField
          form={form}
          name="region"
          label={text('profile.public.region')}
          autoComplete="address-level1"
        />
        <TagsField form={form} name="languages" label={text('profile.public.languages')} />
        <TagsField form={form} name="industryInterests" label={text('profile.public.industryInterests')} />
        <TextField form={form} name="clubs" label={text('profile.public.clubs')} />
        <TextField form={form} name="hobbies" label={text('profile.public.hobbies')} />
      </Pair>
      <LinkedInField form={form} />
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  );
}

/** Two fields side by side if they fit. */
const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', gap: 4 },
});

function written({ picture: _, ...profile }: PublicProfile) {
  return profile;
}

/** The LinkedIn user name. A typed or pasted address is reduced to the user name. */
function LinkedInField({ form }: { form: ContractForm<typeof profileChanges> }) {
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

type Changes = z.output<typeof profileChanges>;

/**
 * Saves what differs from the profile when the form was opened. The names belong to the user, and the shell
 * shows them too.
 */
function useSaveProfile(profile: PublicProfile, onSaved: () => void) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.profile.update.useMutation();
  return async (values: Changes) => {
    const changes = changesOf(values, profile);
    if (Object.keys(changes).length > 0) {
      utils.profile.get.setData({}, await mutateAsync(changes));
      await utils.auth.session.invalidate();
      notify.success(text('profile.updated'));
    }
    onSaved();
  };
}

function changesOf(values: Changes, profile: PublicProfile): Changes {
  const changes = { ...values };
  for (const name of Object.keys(changes) as (keyof Changes)[])
    if (JSON.stringify(changes[name]) === JSON.stringify(profile[name])) delete changes[name];
  return changes;
}
