import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/checkbox.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { SetupForm } from './use-setup-form.ts';

/** The badges that everybody in the file is given; nothing in an account without badges. */
export function BadgeChoices({ form }: { form: SetupForm }) {
  const { id: accountId } = useAccount();
  const { data } = trpc.badges.list.useQuery({ accountId });
  if (!data || data.items.length === 0) return null;
  return (
    <chakra.fieldset display="grid" gap={1.5}>
      <chakra.legend mb={1.5} textStyle="sm" fontWeight="medium">
        {text('imports.badges')}
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
