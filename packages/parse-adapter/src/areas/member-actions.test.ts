import { deleteMembership, previewMembers } from '@campus/contracts/members/action-functions';
import type { MemberSelection } from '@campus/contracts/members/members';
import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers } from '../testing/upstream.ts';

const preview = {
  total: 3,
  changing: 2,
  unchanged: 1,
  own: false,
  refused: 0,
  restorable: 0,
  permissions: { member: 2 },
  credentials: 0,
};

const matching: MemberSelection = {
  matching: {
    searchField: 'name',
    search: 'so',
    extensive: true,
    permissions: ['leader'],
    updatedFrom: '2026-03-29',
    updatedTo: '2026-03-29',
    timeZone: 'Europe/Berlin',
  },
  except: ['m9'],
};

it.each<[MemberSelection, object]>([
  [{ ids: ['m1', 'm2'] }, { ids: ['m1', 'm2'] }],
  [
    matching,
    {
      matching: {
        filter: {
          greaterThanOrEqualTo: '2026-03-28T23:00:00.000Z',
          lessThanOrEqualTo: '2026-03-29T21:59:59.999Z',
          permissions: ['leader'],
        },
        search: ['name', 'so'],
        extensiveSearch: true,
      },
      except: ['m9'],
    },
  ],
])('names the selection %j in the platform’s words', async (selection, wire) => {
  const { platform, received } = await platformThat(answers(preview));
  await platform.call(previewMembers, { accountId: 'a1', action: 'suspend', selection });
  expect(received[0]).toMatchObject({ path: '/parse/functions/previewMembers' });
  expect(received[0]?.body).toEqual({ accountId: 'a1', action: 'suspend', selection: wire });
});

it('removes a membership by its id', async () => {
  const { platform, received } = await platformThat(answers({ email: 'ana@campus.test' }));
  const membership = { accountId: 'a1', membershipId: 'm1' };
  expect(await platform.call(deleteMembership, membership)).toEqual({ email: 'ana@campus.test' });
  expect(received[0]).toMatchObject({
    path: '/parse/functions/deleteMembership',
    body: { accountId: 'a1', membership: 'm1' },
  });
});
