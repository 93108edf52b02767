import { text } from '@campus/contracts/core/text';
import { memberFieldLabel } from '@campus/contracts/members/member-fields';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { shownValue } from '../../../lib/member-values.ts';

/** The fields of the member profile with their values. */
export function MemberProfileView({ fields }: { fields: readonly MemberProfileField[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap={4}>
      {fields.map((field) => {
        const value = shownValue(field);
        return (
          <chakra.div key={field.name} minW={0} overflowWrap="anywhere">
            <chakra.dt textStyle="xs" color="fg.muted">
              <bdi>{memberFieldLabel(field.name)}</bdi>
            </chakra.dt>
            {value === '' ? (
              <chakra.dd color="fg.subtle">{text('profile.member.notSet')}</chakra.dd>
            ) : (
              <dd>
                <bdi>{value}</bdi>
              </dd>
            )}
          </chakra.div>
        );
      })}
    </chakra.dl>
  );
}
