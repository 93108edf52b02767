import type { listMembers } from '@campus/contracts/members';
import { text } from '@campus/contracts/messages';
import { pageSize } from '@campus/domain/members';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';

/** What is to be said of the list: that it is cut off. */
export function MembersStatus({ list }: { list: z.output<typeof listMembers.output> | undefined }) {
  const isCut = list !== undefined && list.total > list.lastPage * pageSize;
  return (
    <chakra.p role="status" mb={-2} textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
      {isCut && text('members.limited')}
    </chakra.p>
  );
}
