import { text } from '@campus/contracts/core/text';
import type { Person } from '@campus/contracts/members/person';
import type { Page } from '@campus/domain/access/pages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { paths } from '../../../paths.ts';
import { routeTable } from '../../../route-table.ts';
import { useAccount } from '../../../shell/account.tsx';

interface Elsewhere {
  page: Page;
  label: string;
  query: Record<string, string>;
}

/** Links to the other pages that know the person, with the person chosen there. Only those that the caller may open. */
export function PersonLinks({ person }: { person: Person }) {
  const { pages } = useAccount();
  const { id, userId, email } = person;
  const links: Elsewhere[] = [
    {
      page: 'effectiveAccess',
      label: text('person.elsewhere.room'),
      query: { kind: 'room', person: id },
    },
    { page: 'effectiveAccess', label: text('person.elsewhere.page'), query: { kind: 'page', person: id } },
    { page: 'audit', label: text('person.elsewhere.did'), query: { actor: userId } },
    { page: 'audit', label: text('person.elsewhere.about.them'), query: { target: id } },
    { page: 'privateSpaceReport', label: text('person.elsewhere.spaces'), query: { ownerEmails: email } },
    { page: 'badges', label: text('person.elsewhere.badges'), query: { search: email } },
  ];
  const open = links.filter(({ page }) => pages.includes(page));
  if (open.length === 0) return null;
  return (
    <Card title={text('person.elsewhere')} description={text('person.elsewhere.about')}>
      <CardBody>
        <chakra.ul display="flex" flexWrap="wrap" columnGap={6} rowGap={2} listStyleType="none">
          {open.map(({ page, label, query }) => (
            <li key={label}>
              <TextLink href={`${pathOf(page)}?${new URLSearchParams(query)}`}>{label}</TextLink>
            </li>
          ))}
        </chakra.ul>
      </CardBody>
    </Card>
  );
}

function pathOf(page: Page): string {
  return routeTable.find((route) => route.page === page)?.path ?? paths.admin;
}
