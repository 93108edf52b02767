import { text } from '@campus/contracts/core/text';
import { permissions } from '@campus/domain/access/levels';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { StateProps } from './access-state.ts';

const viewed = permissions.filter((permission) => permission !== 'suspended');

/** Previews the menus of console and world for a role. A frame names the role. Nothing in it is clickable. */
export function ViewTab({ state, setState }: StateProps) {
  const { id: accountId } = useAccount();
  const role = viewed.find((level) => level === state.role) ?? 'member';
  const { data, error, refetch } = trpc.effectiveAccess.viewAs.useQuery(
    { accountId, role },
    { placeholderData: keepPreviousData },
  );
  const people = text(`effectiveAccess.people.${role}`);
  return (
    <>
      <FilterSelect
        label={text('effectiveAccess.view.role')}
        value={role}
        options={viewed.map((value) => ({ value, label: text(`role.${value}`) }))}
        onChange={(value) => setState({ role: viewed.find((level) => level === value) ?? 'member' })}
      />
      <chakra.section
        aria-label={text('effectiveAccess.view.frame', { people })}
        borderWidth="3px"
        borderStyle="dashed"
        borderColor="border.warning"
        borderRadius="xl"
        p={4}
        display="grid"
        gap={4}
      >
        <chakra.p display="flex" gap={2} role="status" fontWeight="medium">
          <chakra.span mt={0.5} flexShrink={0}>
            <Eye size={16} aria-hidden />
          </chakra.span>
          {text('effectiveAccess.view.frame', { people })}
        </chakra.p>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data && (
          <chakra.div
            display="grid"
            gap={4}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            <MenuList
              title={text('effectiveAccess.view.console')}
              empty={text('effectiveAccess.view.noPages')}
              items={data.pages.map((page) => ({ key: page, label: text(`page.${page}`), folder: '' }))}
            />
            <MenuList
              title={text('effectiveAccess.view.world')}
              empty={text('effectiveAccess.view.noRooms')}
              items={data.folders.flatMap(({ folder, entries }) =>
                entries.map((entry) => ({
                  key: entry.id,
                  label: (entry.kind === 'room' && entry.customLabel) || entry.name,
                  folder,
                })),
              )}
            />
          </chakra.div>
        )}
      </chakra.section>
    </>
  );
}

interface MenuItem {
  key: string;
  label: string;
  folder: string;
}

function MenuList({ title, empty, items }: { title: string; empty: string; items: readonly MenuItem[] }) {
  return (
    <Card title={title} description={items.length === 0 ? empty : ''}>
      {items.length > 0 && (
        <CardBody>
          <chakra.ul aria-label={title} display="grid" gap={1.5} listStyleType="none" textStyle="sm">
            {items.map(({ key, label, folder }) => (
              <chakra.li key={key} overflowWrap="anywhere">
                {label}
                {folder !== '' && <chakra.span color="fg.muted">{` · ${folder}`}</chakra.span>}
              </chakra.li>
            ))}
          </chakra.ul>
        </CardBody>
      )}
    </Card>
  );
}
