import { noun, text } from '@campus/contracts/core/messages';
import type { listMembers } from '@campus/contracts/members/members';
import { listLimit, pageSize } from '@campus/domain/core/lists';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { formatCount } from '../../lib/format.ts';

/** The remarks on the list: that it is cut off, and the minimum number of members. */
export function MembersStatus({ list }: { list: z.output<typeof listMembers.output> | undefined }) {
  const isCut = list !== undefined && (!list.totalIsExact || list.total > list.lastPage * pageSize);
  return (
    <chakra.p role="status" mb={-2} textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
      {isCut && (
        <>
          {text('members.more', { members: formatCount(listLimit, noun('noun.member')) })}
          {' · '}
          <span>{text('members.limited')}</span>
        </>
      )}
    </chakra.p>
  );
}
