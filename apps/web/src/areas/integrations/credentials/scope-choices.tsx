import '@campus/contracts/credentials/scope-messages';
import { text } from '@campus/contracts/core/text';
import { type ApiScope, apiScopes } from '@campus/domain/credentials/api-scopes';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FieldForm } from '../../../components/form/use-contract-form.ts';
import { Checkbox } from '../../../components/input/checkbox.tsx';

/** The scopes of a credential, as checkboxes. */
export function ScopeChoices({ form }: { form: FieldForm<{ scopes: ApiScope[] }> }) {
  const noteId = useId();
  const error = form.getFieldState('scopes', form.formState).error?.message;
  return (
    <chakra.fieldset display="grid" gap={1.5} aria-describedby={error ? noteId : undefined}>
      <chakra.legend mb={1.5} textStyle="sm" fontWeight="medium">
        {text('credentials.scopes')}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap={1.5}
        maxH="15rem"
        overflowY="auto"
        px={3}
        py={2.5}
        borderWidth="1px"
        borderRadius="md"
      >
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={text(`credentials.scope.${scope}`)}
            value={scope}
            aria-invalid={error !== undefined}
            {...form.register('scopes')}
          />
        ))}
      </chakra.div>
      <chakra.p id={noteId} role={error ? 'alert' : undefined} textStyle="xs" color="fg.error">
        {error}
      </chakra.p>
    </chakra.fieldset>
  );
}
