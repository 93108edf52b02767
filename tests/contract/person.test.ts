import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { addMember, makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

it('reads a person, and what a change of them leaves in their timeline', async () => {
  const { accountId, people } = await makeAccount();
  const ofMember = { accountId, membershipId: people.member.membershipId };
  const { members } = as(people.owner);
  await members.update.mutate({ ...ofMember, title: 'Dean' });
  const { person } = await members.person.query(ofMember);
  expect(person).toMatchObject({ title: 'Dean', can: { suspend: true, unsuspend: false } });
  const { items, next } = await members.timeline.query(ofMember);
  expect(items).toMatchObject([
    { kind: 'audit', entry: { operation: 'members.updateProfile', actor: { email: people.owner.email } } },
  ]);
  expect(next).toBeNull();
});

it('says of a person who was removed, or of another account, only that they are not found', async () => {
  const [here, there] = [await makeAccount(), await makeAccount()];
  const removed = await addMember(here.accountId);
  const { members } = as(here.people.owner);
  await members.remove.mutate({ accountId: here.accountId, membershipId: removed.membershipId });
  for (const { membershipId } of [removed, there.people.member]) {
    const asked = { accountId: here.accountId, membershipId };
    for (const ask of [members.person, members.timeline])
      expect(await refusalOf(ask.query(asked))).toEqual(
        expect.objectContaining({ status: 404, message: 'This member could not be found.' }),
      );
  }
});

it('refuses a place in the timeline that no answer has named', async () => {
  const { accountId, people } = await makeAccount();
  const asked = { accountId, membershipId: people.member.membershipId, before: "1.x' or true" };
  expect(await refusalOf(as(people.owner).members.timeline.query(asked))).toMatchObject({ status: 400 });
});
