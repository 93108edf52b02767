import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SearchBox } from '../../components/input/search-box.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { PersonLink } from '../../shell/person-link.tsx';
import { trpc } from '../../trpc.ts';

/** Few enough to fit without scrolling. */
const offered = 5;

/** Searches for and selects a member. The selection can be cleared. */
export function PersonField({ person, onChange }: { person: string; onChange: (person: string) => void }) {
  const { id: accountId } = useAccount();
  const [search, setSearch] = useState('');
  const [name, setName] = useState('');
  const { data } = trpc.members.list.useQuery(
    { accountId, search, pageSize: offered, sort: 'email', direction: 'asc' },
    { enabled: search !== '' },
  );
  // A link from another page names the person by the id only.
  const linked = trpc.members.person.useQuery(
    { accountId, membershipId: person },
    { enabled: person !== '' && name === '' },
  ).data?.person;
  if (person !== '')
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3} textStyle="sm">
        <chakra.span overflowWrap="anywhere">
          <PersonLink id={person}>
            {text('effectiveAccess.subject.person', {
              name: name || linked?.displayName || linked?.email || person,
            })}
          </PersonLink>
        </chakra.span>
        <Button size="xs" variant="outline" onClick={() => onChange('')}>
          {text('effectiveAccess.subject.clear')}
        </Button>
      </chakra.div>
    );
  const choose = (id: string, label: string) => {
    setName(label);
    setSearch('');
    onChange(id);
  };
  return (
    <chakra.div display="grid" gap={2}>
      <SearchBox label={text('effectiveAccess.subject.search')} value={search} onSearch={setSearch} wide />
      {search !== '' && data?.items.length === 0 && (
        <chakra.p role="status" color="fg.muted" textStyle="sm">
          {text('effectiveAccess.subject.none')}
        </chakra.p>
      )}
      {search !== '' && (
        <chakra.ul display="grid" gap={1} justifyItems="start" listStyleType="none">
          {data?.items.map(({ id, email, displayName }) => (
            <li key={id}>
              <Button size="xs" variant="ghost" maxW="full" onClick={() => choose(id, displayName || email)}>
                {displayName ? `${displayName} (${email})` : email}
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      {search !== '' && data && data.total > data.items.length && (
        <chakra.p role="status" color="fg.muted" textStyle="sm">
          {text('effectiveAccess.subject.more', {
            shown: formatNumber(data.items.length),
            total: formatCount(data.total, noun('noun.member')),
          })}
        </chakra.p>
      )}
    </chakra.div>
  );
}
