import { text } from '@campus/contracts/core/messages';
import type { Permission } from '@campus/domain/access/levels';
import { chakra } from '@chakra-ui/react/styled-system';

/** A member's role; a suspended member is highlighted. */
export function RoleText({ permission }: { permission: Permission }) {
  const label = text(`role.${permission}`);
  return permission === 'suspended' ? <chakra.span color="fg.error">{label}</chakra.span> : label;
}
