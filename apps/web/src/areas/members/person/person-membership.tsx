import { text } from '@campus/contracts/core/text';
import type { Person } from '@campus/contracts/members/person';
import { guardOf, redirectOf } from '@campus/domain/access/guard';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { Fact, Facts } from './facts.tsx';

/** Since when a person is a member, and for callers who may open the invitations, who invited them. */
export function PersonMembership({ person }: { person: Person }) {
  const seesInvitations = redirectOf(guardOf('import'), useAccount()) === undefined;
  const { createdAt, updatedAt, invitation } = person;
  return (
    <Card title={text('person.invitation')} description={text('person.invitation.about')}>
      <CardBody display="grid" gap={3} textStyle="sm">
        <Facts>
          <Fact name={text('person.invitation.since')}>
            <TimeText value={createdAt} withTime />
          </Fact>
          <Fact name={text('members.field.updatedAt')}>
            <TimeText value={updatedAt} withTime />
          </Fact>
          {invitation && <InvitationFacts invitation={invitation} />}
        </Facts>
        {seesInvitations && !invitation && <p>{text('person.invitation.none')}</p>}
      </CardBody>
    </Card>
  );
}

function InvitationFacts({ invitation }: { invitation: NonNullable<Person['invitation']> }) {
  const { invitedBy, invitedAt, hasBeenResent, acceptedAt } = invitation;
  return (
    <>
      <Fact name={text('person.invitation.by')}>{invitedBy || text('person.invitation.unknown')}</Fact>
      <Fact name={text('person.invitation.sent')}>
        <TimeText value={invitedAt} withTime /> {hasBeenResent && text('person.invitation.resent')}
      </Fact>
      <Fact name={text('person.invitation.accepted')}>
        {acceptedAt ? <TimeText value={acceptedAt} withTime /> : text('person.invitation.open')}
      </Fact>
    </>
  );
}
