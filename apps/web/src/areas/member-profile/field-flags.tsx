import { text } from '@campus/contracts/core/text';
import type { MemberFieldDefinition } from '@campus/contracts/member-profile/member-profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import type { Flag } from './field-drafts.ts';

/** The checkboxes of a field; read-only without `onChange`. */
export function FieldFlags({
  field,
  onChange,
}: {
  field: Pick<MemberFieldDefinition, Flag>;
  onChange?: (flag: Flag, on: boolean) => void;
}) {
  return (
    <chakra.div
      gridColumn="1 / -1"
      display={{ base: 'flex', md: 'contents' }}
      flexWrap="wrap"
      columnGap={5}
      rowGap={1}
    >
      {(['required', 'visible', 'editable'] as const).map((flag) => (
        <chakra.span key={flag} display="grid" justifyItems="center">
          <Checkbox
            label={<chakra.span srOnly={{ md: true }}>{text(`memberProfile.column.${flag}`)}</chakra.span>}
            checked={field[flag]}
            disabled={!onChange || (flag === 'editable' && !field.visible)}
            onChange={(event) => onChange?.(flag, event.target.checked)}
          />
        </chakra.span>
      ))}
    </chakra.div>
  );
}
