import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardOverride, withEffectiveAccess } from '../../../testing/effective-access.ts';
import { membersList } from '../../../testing/members.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aMember } from '../../../testing/rows.ts';
import './effective-access-page.tsx';

const address = '/admin/effectiveAccess';

it('says refused, because of which rule, written by whom, and links to the place to change it', async () => {
  const page = renderPage(address, withEffectiveAccess());
  await screen.findByText('Because: The account opens this page to Admin and above.');
  screen.getByText('Refused', { selector: '[role=status] span' });
  expect(screen.getAllByText(/^by ana@example.org/)).toHaveLength(2);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Change it in Roles' });
  expect(link.pathname).toBe('/admin/roles');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Leader');
  await waitFor(() =>
    expect(page.sent('effectiveAccess.explain').at(-1)).toEqual({
      accountId: 'account1',
      target: { kind: 'page', page: 'members' },
      role: 'leader',
    }),
  );
  expect(page.address()).toBe(`${address}?role=leader`);
});

it('3.4 both directions: the same question lists who can, by role, and by name on request', async () => {
  const page = renderPage(`${address}?kind=room&room=lab`, withEffectiveAccess());
  const roles = within(await screen.findByRole('list', { name: 'Who can?' }));
  expect(roles.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Admin1 of 1 memberAllowed',
    'Member0 of 7 membersRefused',
  ]);
  screen.getByText(/Besides, people of these groups of the identity provider: Staff/);
  await page.user.click(screen.getByRole('button', { name: 'Show names' }));
  await screen.findByText('Ana Silva (ana@example.org)');
  expect(page.sent('effectiveAccess.people')).toEqual([
    expect.objectContaining({ target: { kind: 'room', roomId: 'lab' } }),
  ]);
});

it('says that some of a role can, where a team or a group opens to them', async () => {
  const { effectiveAccess, ...answers } = withEffectiveAccess();
  const whoCan = () => ({
    roles: [{ level: 'member' as const, allowed: false, people: 171, allowedPeople: 1, passcodePeople: 0 }],
    groups: [],
  });
  renderPage(`${address}?kind=room&room=lab`, {
    ...answers,
    effectiveAccess: { ...effectiveAccess, whoCan },
  });
  const roles = within(await screen.findByRole('list', { name: 'Who can?' }));
  expect(roles.getByRole('listitem').textContent).toBe('Member1 of 171 membersSome');
});

it('offers neither names nor a search of people to whom the members page is closed', async () => {
  const answers = withEffectiveAccess();
  const account = anEnteredAccount({ pages: ['effectiveAccess'] });
  renderPage(address, { ...workingIn(account), effectiveAccess: answers.effectiveAccess });
  await screen.findByRole('list', { name: 'Who can?' });
  expect(screen.queryByRole('button', { name: 'Show names' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Search a member' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Change it/ })).toBeNull();
});

it('filters overrides, and names count and scopes before it removes what is not needed', async () => {
  const page = renderPage(`${address}?tab=overrides`, withEffectiveAccess());
  const list = within(await screen.findByRole('list', { name: 'Overrides' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  list.getAllByText('Leader and above; without it Moderator');
  const links = list.getAllByRole<HTMLAnchorElement>('link', { name: /^Change it in / });
  expect(links.map(({ pathname }) => pathname)).toEqual([
    '/admin/roomPermissions',
    '/admin/roomPermissions',
    '/admin/roles',
  ]);
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not needed');
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('KickRoom type hall, Desktop client'),
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Remove 1 override not needed' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/This removes 1 override: Room type hall, Desktop client\./);
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('1 override removed.');
  expect(page.sent('effectiveAccess.removeOverrides')).toEqual([
    { accountId: 'account1', keys: ['record2 kick'] },
  ]);
});

it('says which boards a field names, for whom, and what would hold without it', async () => {
  const answers = withEffectiveAccess();
  answers.effectiveAccess.overrides = () => ({ overrides: [boardOverride] });
  renderPage(`${address}?tab=overrides`, answers);
  const item = await within(await screen.findByRole('list', { name: 'Overrides' })).findByRole('listitem');
  expect(item.textContent).toContain('Leaders and below: no accessRoom hall 2, Web boards');
  within(item).getByText(/Web boards 7, 8; without it limited access \(Member\) and full access \(Leader\)/);
});

it('shows 25 overrides at a time', async () => {
  const answers = withEffectiveAccess();
  const [override] = answers.effectiveAccess.overrides().overrides;
  if (!override) throw new Error('There is no override.');
  const overrides = Array.from({ length: 30 }, (_, index) => ({ ...override, key: `override${index}` }));
  answers.effectiveAccess.overrides = () => ({ overrides });
  const { user } = renderPage(`${address}?tab=overrides`, answers);
  const items = async () => (await screen.findByRole('list', { name: 'Overrides' })).children;
  expect(await items()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await items()).toHaveLength(5);
});

it('pins a sentence, says why one is refused, and removes one', async () => {
  const answers = withEffectiveAccess();
  let isTrue = false;
  const addPin = () => {
    if (isTrue) return answers.effectiveAccess.addPin();
    throw new AppError('invalid', 'effectiveAccess.pin.known');
  };
  const page = renderPage(`${address}?tab=pins&kind=room&room=lab`, {
    ...answers,
    effectiveAccess: { ...answers.effectiveAccess, addPin },
  });
  const add = await screen.findByRole('button', { name: 'Pin this rule' });
  await page.user.click(add);
  await screen.findByText('This rule is already pinned.');
  isTrue = true;
  await page.user.click(add);
  await screen.findByText('Pinned: Members can never enter Lab.');
  expect(page.sent('effectiveAccess.addPin').at(-1)).toEqual({
    accountId: 'account1',
    role: 'member',
    can: false,
    target: { kind: 'room', roomId: 'lab' },
  });
  await page.user.click(
    screen.getByRole('button', { name: 'Remove the rule: Members can never enter Lab.' }),
  );
  await screen.findByText('The rule is no longer pinned.');
  expect(page.sent('effectiveAccess.removePin')).toEqual([{ accountId: 'account1', pinId: 'pin1' }]);
});

it('shows the menus of a role in a frame that says whose they are, without anything to press in it', async () => {
  const page = renderPage(`${address}?tab=view`, withEffectiveAccess());
  const frame = within(await screen.findByRole('region', { name: /This is what Members see/ }));
  const menu = within(await frame.findByRole('list', { name: 'Menu of the console' }));
  expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Members']);
  frame.getByText('Their menu is empty.');
  expect([...frame.queryAllByRole('button'), ...frame.queryAllByRole('link')]).toEqual([]);
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Owner');
  await screen.findByText(/This is what Owners see/);
  expect(page.sent('effectiveAccess.viewAs').at(-1)).toEqual({ accountId: 'account1', role: 'owner' });
});

it('asks about a permission on a web board that a field names, and on any other one', async () => {
  const page = renderPage(`${address}?kind=board`, withEffectiveAccess());
  await screen.findByRole('list', { name: 'Who can?' });
  const asked = () => page.sent('effectiveAccess.whoCan').at(-1);
  const about = { kind: 'board', boardId: null, optionId: 'webboardfull', roomId: null };
  expect(asked()).toEqual({ accountId: 'account1', target: about });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Web board' }), '7');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Permission' }), 'Limited');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Lab');
  const limited = { ...about, boardId: '7', optionId: 'webboardlimited', roomId: 'lab' };
  await waitFor(() => expect(asked()).toEqual({ accountId: 'account1', target: limited }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Permission' }), 'Board homepage');
  expect(screen.queryByRole('combobox', { name: 'Web board' })).toBeNull();
  const homepage = { ...about, optionId: 'boardhomepage', roomId: 'lab' };
  await waitFor(() => expect(asked()).toEqual({ accountId: 'account1', target: homepage }));
});

it('says how many other members match a search than those it offers', async () => {
  const member = { ...aMember(), displayName: 'Hinata Hoshikawa' };
  const answers = withEffectiveAccess();
  const list = () => ({ ...membersList([member]), total: 6 });
  const page = renderPage(address, { ...answers, members: { list } });
  await page.user.type(await screen.findByRole('textbox', { name: 'Search a member' }), 'hoshi');
  await screen.findByText('The first 1 of 6 members. Type more to find the others.');
});
