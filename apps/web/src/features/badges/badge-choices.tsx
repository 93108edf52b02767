import { chakra } from '@chakra-ui/react/styled-system';
import type { FieldForm } from '../../components/form/use-contract-form.ts';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { trpc } from '../../trpc.ts';

/** Selects badges to give. Renders nothing if the account has no badges. */
export function BadgeChoices({
  form,
  label,
  accountId,
}: {
  form: Pick<FieldForm<{ badges?: string[] | undefined }>, 'register'>;
  label: string;
  accountId: string;
}) {
  const { data } = trpc.badges.list.useQuery({ accountId });
  if (!data || data.items.length === 0) return null;
  return (
    <chakra.fieldset display="grid" gap={1.5}>
      <chakra.legend mb={1.5} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap={1.5}
        maxH="9.5rem"
        overflowY="auto"
        px={3}
        py={2.5}
        borderWidth="1px"
        borderRadius="md"
      >
        {data.items.map(({ id, name }) => (
          <Checkbox key={id} label={<bdi>{name}</bdi>} value={id} {...form.register('badges')} />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
