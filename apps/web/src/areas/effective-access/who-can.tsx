import { noun, text } from '@campus/contracts/core/text';
import type { WireTarget } from '@campus/contracts/effective-access/fields';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { PeopleList } from './people-list.tsx';

/**
 * The people with access to a target: their number by role and, if the reader may see members, their names.
 */
export function WhoCan({ target }: { target: WireTarget }) {
  const { id: accountId, pages } = useAccount();
  const [named, setNamed] = useState(false);
  const { data, error, refetch } = trpc.effectiveAccess.whoCan.useQuery({ accountId, target });
  const total = data?.roles.reduce((sum, role) => sum + role.allowedPeople + role.passcodePeople, 0) ?? 0;
  return (
    <Card title={text('effectiveAccess.all')} description={text('effectiveAccess.all.about')}>
      <CardBody display="grid" gap={4}>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data && (
          <chakra.ul
            aria-label={text('effectiveAccess.all')}
            display="grid"
            gap={2}
            listStyleType="none"
            textStyle="sm"
          >
            {data.roles.map(({ level, allowed, people, allowedPeople, passcodePeople }) => (
              <chakra.li
                key={level}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap={3}
              >
                <chakra.span flex="1">{text(`role.${level}`)}</chakra.span>
                <chakra.span color="fg.muted">
                  {text(passcodePeople > 0 ? 'effectiveAccess.all.passcode' : 'effectiveAccess.all.some', {
                    some: formatNumber(passcodePeople || allowedPeople),
                    all: formatCount(people, noun('noun.member')),
                  })}
                </chakra.span>
                <RoleAnswer allowed={allowed} people={allowedPeople} passcodePeople={passcodePeople} />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {data && data.groups.length > 0 && (
          <chakra.p color="fg.muted" textStyle="sm">
            {text('effectiveAccess.all.groups', { groups: data.groups.join(', ') })}
          </chakra.p>
        )}
        {data && total === 0 && <p role="status">{text('effectiveAccess.all.none')}</p>}
        {total > 0 && !named && pages.includes('members') && (
          <Button size="sm" variant="outline" justifySelf="start" onClick={() => setNamed(true)}>
            {text('effectiveAccess.all.names')}
          </Button>
        )}
        {named && <PeopleList target={target} />}
      </CardBody>
    </Card>
  );
}

/** Whether a role has access; some of its people can have it by a team or a group. */
function RoleAnswer({
  allowed,
  people,
  passcodePeople,
}: {
  allowed: boolean;
  people: number;
  passcodePeople: number;
}) {
  if (passcodePeople > 0)
    return <StatusBadge look="warning">{text('effectiveAccess.answer.passcode')}</StatusBadge>;
  if (allowed) return <StatusBadge look="success">{text('effectiveAccess.answer.allowed')}</StatusBadge>;
  if (people > 0) return <StatusBadge look="warning">{text('effectiveAccess.answer.some')}</StatusBadge>;
  return <StatusBadge look="error">{text('effectiveAccess.answer.refused')}</StatusBadge>;
}
