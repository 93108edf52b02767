// @module-tag sampled
import { sweepSize } from '@campus/domain/testing/sweep';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway } from '@campus/tests/calls/gateway';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const rounds = sweepSize({ sampled: 3, full: 12 });

it('of two saves that break a pinned rule only together, exactly one passes', async () => {
  const { accountId, people, save } = await makePermissionsAccount();
  const { effectiveAccess } = as(people.admin);
  await makeRoom(accountId, { name: 'Hall C', levelName: 'hall', instance: 7 });
  // The scene prevents leaders from kicking. Elsewhere, the room type decides.
  await save({ kick: 4 }, { level: 'hall', instance: 7 });
  const passed = [];
  for (let round = 0; round < rounds; round += 1) {
    await save({ kick: 4 }, { level: 'hall' });
    const roomId = await makeRoom(accountId, {
      ...{ name: `Room ${round}`, levelName: 'hall', instance: 7, order: round },
    });
    const target = { kind: 'action', device: 'desktop', optionId: 'kick', roomId } as const;
    const { pin } = await effectiveAccess.addPin.mutate({ accountId, role: 'leader', can: false, target });
    const saves = await Promise.allSettled([
      as(people.admin).rooms.update.mutate({
        ...{ accountId, entryId: roomId, change: { kind: 'room', fields: { instance: 8 } } },
      }),
      as(people.owner).roomPermissions.save.mutate({ accountId, level: 'hall', permissions: { kick: 1 } }),
    ]);
    passed.push(saves.filter(({ status }) => status === 'fulfilled').length);
    await effectiveAccess.removePin.mutate({ accountId, pinId: pin.id });
  }
  expect(passed).toEqual(Array.from({ length: rounds }, () => 1));
});
