import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '../../../lib/format.ts';

/** Selects whether unsuspended members get their previous roles back, or all become members. */
export function RestoreChoice({
  count,
  restore,
  onChange,
}: {
  /** The number of members with a previous role on record. */
  count: number;
  restore: boolean;
  onChange: (restore: boolean) => void;
}) {
  return (
    <chakra.fieldset mt={4}>
      <chakra.legend mb={2} fontWeight="medium">
        {text('members.unsuspend.roles')}
      </chakra.legend>
      <Choice
        label={text('members.unsuspend.restore', { count: formatNumber(count) })}
        checked={restore}
        onChoose={() => onChange(true)}
      />
      <Choice label={text('members.unsuspend.member')} checked={!restore} onChoose={() => onChange(false)} />
    </chakra.fieldset>
  );
}

function Choice({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) {
  return (
    <chakra.label display="flex" alignItems="flex-start" gap={2} py={1} cursor="pointer">
      <chakra.input
        type="radio"
        name="unsuspend.roles"
        mt={1}
        accentColor="accent.solid"
        checked={checked}
        onChange={onChoose}
      />
      {label}
    </chakra.label>
  );
}
