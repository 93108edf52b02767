import { makePerson, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { limitedCaller } from './limited-caller.ts';

const address = '10.1.2.3';
const limit = { calls: 100, seconds: 60, ofKnownDevice: 10 };

/** Makes a device that a person has signed in with. */
async function makeDevice(): Promise<string> {
  const { userId } = await makePerson();
  const device = `device-${unique()}`;
  await sql.query('insert into sign_in_device ("user", device, seen) values ($1, $2, now())', [
    userId,
    device,
  ]);
  return device;
}

it('counts a known device separately if the limit says so', async () => {
  const device = await makeDevice();
  expect(await limitedCaller(sql, limit, { address, userAgent: '', device })).toEqual({
    caller: `device:${device}`,
    limit: { ...limit, calls: 10 },
  });
});

it('counts the address for an unknown device, and without a device', async () => {
  for (const device of [`device-${unique()}`, undefined])
    expect(await limitedCaller(sql, limit, { address, userAgent: '', device })).toEqual({
      caller: address,
      limit,
    });
});

it('counts the address for a known device if the limit does not distinguish devices', async () => {
  const plain = { calls: 100, seconds: 60 };
  const device = await makeDevice();
  expect(await limitedCaller(sql, plain, { address, userAgent: '', device })).toEqual({
    caller: address,
    limit: plain,
  });
});
