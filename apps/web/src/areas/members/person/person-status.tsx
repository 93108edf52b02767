import { text } from '@campus/contracts/core/text';
import type { Person } from '@campus/contracts/members/person';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useMemberActions } from '../actions/use-member-actions.tsx';
import { type Bulk, BulkDialog } from '../bulk/bulk-dialog.tsx';

/** Whether the person is suspended, and every action that the caller may take on them. */
export function PersonStatus({ person, onRemoved }: { person: Person; onRemoved: () => void }) {
  const { rowActions, dialog } = useMemberActions(onRemoved);
  const [bulk, setBulk] = useState<Bulk>();
  const { id, email, permission, previousPermission, can } = person;
  const isSuspended = permission === 'suspended';
  const ask = (action: BulkAction) => setBulk({ action, selection: { ids: [id] }, name: email });
  const actions = [
    ...(can.suspend ? [{ label: text('members.suspend'), run: () => ask('suspend') }] : []),
    ...(can.unsuspend ? [{ label: text('members.unsuspend'), run: () => ask('unsuspend') }] : []),
    ...rowActions(person),
  ];
  return (
    <Card
      title={text('person.status')}
      description={text('person.status.about')}
      action={
        <StatusBadge look={isSuspended ? 'error' : 'success'}>
          {text(isSuspended ? 'person.status.suspended' : 'person.status.active')}
        </StatusBadge>
      }
    >
      <CardBody display="grid" gap={3} textStyle="sm">
        {person.own && <p>{text('person.status.own')}</p>}
        {isSuspended && previousPermission && (
          <p>{text('person.status.suspendedAs', { role: text(`role.${previousPermission}`) })}</p>
        )}
        {actions.length === 0 && !person.own && <p>{text('person.status.nothing')}</p>}
        {actions.length > 0 && (
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            {actions.map((action) => (
              <Button
                key={action.label}
                size="sm"
                variant="outline"
                {...('danger' in action && action.danger && { color: 'fg.error' })}
                onClick={action.run}
              >
                {action.label}
              </Button>
            ))}
          </chakra.div>
        )}
      </CardBody>
      {dialog}
      {bulk && <BulkDialog bulk={bulk} onStarted={() => undefined} onClose={() => setBulk(undefined)} />}
    </Card>
  );
}
