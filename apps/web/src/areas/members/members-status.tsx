import type { listMembers } from '@campus/contracts/members';
import { text } from '@campus/contracts/messages';
import { pageSize } from '@campus/domain/members';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import type { MemberEdit } from './member-edits.ts';

/** What is to be said of the list: that it is cut off, and, to screen readers, what was saved last. */
export function MembersStatus({
  list,
  saved,
}: {
  list: z.output<typeof listMembers.output> | undefined;
  saved: MemberEdit | undefined;
}) {
  const isCut = list !== undefined && list.total > list.lastPage * pageSize;
  return (
    <>
      <chakra.p role="status" srOnly>
        {saved &&
          text('members.saved', { label: text(`members.field.${saved.field}`), email: saved.member.email })}
      </chakra.p>
      <chakra.p role="status" mb={-2} textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
        {isCut && text('members.limited')}
      </chakra.p>
    </>
  );
}
