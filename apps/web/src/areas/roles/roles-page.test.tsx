import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withRoles } from '../../../testing/roles.ts';

const address = '/admin/roles';

async function open(...given: Parameters<typeof withRoles>) {
  const gateway = withRoles(...given);
  const page = renderPage(address, gateway.answers);
  await screen.findByRole('grid', { name: 'Page Access' });
  const grid = (name: string) => within(screen.getByRole('grid', { name }));
  /** The ticked levels of a row. */
  const ticked = (item: string) =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${item}: `) })
      .filter(({ checked }) => checked)
      .map((box) => box.getAttribute('aria-label')?.slice(item.length + 2));
  const box = (item: string, role: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${item}: ${role}`) });
  const save = async () => page.user.click(await screen.findByRole('button', { name: 'Save' }));
  return { ...page, gateway, grid, ticked, box, save };
}

describe('the tables', () => {
  it('ROL-001 ROL-007 are options, room controls, and pages, each with a column for each role', async () => {
    const { grid } = await open();
    expect(screen.getAllByRole('grid').map((table) => table.getAttribute('aria-label'))).toEqual([
      'UI Option Controls',
      'Room Controls',
      'Page Access',
    ]);
    for (const name of ['UI Option Controls', 'Room Controls', 'Page Access'])
      expect(
        grid(name)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Name', 'Member', 'Leader', 'Moderator', 'Admin', 'Owner', 'Default']);
    expect(grid('Room Controls').getAllByRole('row')).toHaveLength(2);
    grid('Room Controls').getByText('In-World Chat Bar');
  });

  it('ROL-008 ROL-011 leave out the page itself, and say that an option is only hidden', async () => {
    const { grid } = await open();
    expect(grid('Page Access').queryByText('Roles')).toBeNull();
    screen.getByText(/An option that is hidden from a role can still be used by its command\./);
  });

  it('ROL-010 show the configured level where there is one, otherwise the default', async () => {
    const { ticked } = await open({ 'pageAccess.audit': 'moderator' });
    expect(ticked('Audit')).toEqual([
      'Moderator',
      'Admin, because of Moderator',
      'Owner, because of Moderator',
    ]);
    expect(ticked('Members')).toEqual(['Admin', 'Owner, because of Admin']);
  });

  it('find what is searched for', async () => {
    const { user } = await open();
    await enterText(user, screen.getByRole('textbox', { name: 'Search permissions' }), 'lock');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    screen.getByText('Lock the room');
    // The other tables say that they have nothing.
    expect(screen.getAllByText('No option has this name.').length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByText('No roles found')).toBeNull();
  });

  it('ROL-015 RLP-035 say No roles found when there are none', async () => {
    const { answers } = withRoles({}, { answers: { read: () => ({ items: [], features: [] }) } });
    renderPage(address, answers);
    expect(await screen.findAllByText('No roles found')).toHaveLength(3);
  });

  it('ROL-014 RLP-034 say Failed to load role permissions when that fails', async () => {
    const read = () => {
      throw new AppError('unavailable', 'platform.unavailable');
    };
    renderPage(address, withRoles({}, { answers: { read } }).answers);
    await screen.findByText('Failed to load role permissions', {}, { timeout: 15_000 });
  });
});

describe('a box', () => {
  it('ROL-004 ROL-005 RLP-006 RLP-007 gives to all above when ticked, and leaves the next higher when unticked', async () => {
    const { user, box, ticked } = await open();
    await user.click(box('Audit', 'Leader'));
    expect(ticked('Audit').map((name) => name?.split(',')[0])).toEqual([
      'Leader',
      'Moderator',
      'Admin',
      'Owner',
    ]);
    await user.click(box('Audit', 'Moderator'));
    expect(ticked('Audit').map((name) => name?.split(',')[0])).toEqual(['Admin', 'Owner']);
  });

  it('ROL-006 RLP-008 ROL-028 below the least level does nothing, and says why on focus', async () => {
    const { user, box, ticked } = await open();
    const moderator = box('Badges', 'Moderator');
    expect(moderator.getAttribute('aria-disabled')).toBe('true');
    await user.click(moderator);
    expect(ticked('Badges')).toEqual(['Admin', 'Owner, because of Admin']);
    await screen.findByText('Everything that people do on this page needs the role Admin.');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it("MEM-072 takes nothing from the caller's own role, and cannot change what needs a higher one", async () => {
    const { box } = await open({ 'pageAccess.members': 'owner' }, { account: { level: 'admin' } });
    expect(box('Audit', 'Admin').getAttribute('aria-disabled')).toBe('true');
    expect(box('Audit', 'Moderator').getAttribute('aria-disabled')).toBe('false');
    for (const role of ['Member', 'Admin', 'Owner'])
      expect(box('Members', role).getAttribute('aria-disabled')).toBe('true');
  });

  it('ROL-002 RLP-011 of an option, when the last one is unticked, goes back to leaders', async () => {
    const { user, box, ticked } = await open({ 'cmd.lockroom': 'owner' });
    await user.click(box('Lock the room', 'Owner'));
    expect(ticked('Lock the room')[0]).toBe('Leader');
  });

  it('is reached and pressed with the keyboard alone', async () => {
    const { user, box, ticked } = await open();
    act(() => box('Audit', 'Member').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}[Space]');
    expect(document.activeElement).toBe(box('Audit', 'Moderator'));
    expect(ticked('Audit')[0]).toBe('Moderator');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: Moderator/);
    const tabbable = screen
      .getAllByRole('checkbox')
      .filter((one) => one.tabIndex === 0 && screen.getByRole('grid', { name: 'Page Access' }).contains(one));
    expect(tabbable).toHaveLength(1);
  });
});

describe('a save', () => {
  it('RLP-001 RLP-002 RLP-036 RLP-038 sends every change with what it is based on, and says what was updated', async () => {
    const { user, box, save, sent } = await open({ 'cmd.lockroom': 'moderator' });
    await user.click(box('Audit', 'Leader'));
    await user.click(box('Lock the room', 'Member'));
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lock the room Moderator and above → Member and above',
      'Audit Admin and above → Leader and above',
    ]);
    await save();
    await screen.findByText('Successfully updated role permissions.');
    await screen.findByText('Successfully updated page access.');
    expect(sent('roles.save')).toMatchObject([
      {
        changes: [
          { table: 'cmd', action: 'lockroom', level: 'member', base: 'moderator' },
          { table: 'pageAccess', action: 'audit', level: 'leader', base: null },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  });

  it('RLP-033 reads the account again, so that the sidebar follows', async () => {
    const { user, box, save, sent } = await open();
    await user.click(box('Audit', 'Leader'));
    const before = sent('accounts.get').length;
    await save();
    await waitFor(() => expect(sent('accounts.get').length).toBeGreaterThan(before));
  });

  it('RLP-037 says Failed to update role permissions. and keeps the choice when it fails', async () => {
    const fail = () => {
      throw new AppError('unavailable', 'platform.unavailable');
    };
    const { user, box, save, ticked } = await open({}, { answers: { save: fail } });
    await user.click(box('Audit', 'Leader'));
    await save();
    await screen.findByText(/^Failed to update role permissions\./);
    expect(ticked('Audit')[0]).toBe('Leader');
  });

  it('goes back to the default', async () => {
    const { user, save, sent, ticked } = await open({ 'pageAccess.audit': 'member' });
    await user.click(screen.getByRole('button', { name: 'Back to default: Audit, Admin and above' }));
    expect(ticked('Audit')[0]).toBe('Admin');
    await save();
    await screen.findByText('Successfully updated page access.');
    expect(sent('roles.save')).toMatchObject([
      { changes: [{ action: 'audit', level: null, base: 'member' }] },
    ]);
  });

  it('of what another person has changed since leaves it, shows both choices, and saves the chosen one', async () => {
    const { user, box, save, gateway, ticked } = await open();
    await user.click(box('Audit', 'Leader'));
    gateway.change([{ table: 'pageAccess', action: 'audit', level: 'owner' }]);
    await save();
    await screen.findByText('Another person has changed since: Audit. Nothing of that was saved.');
    const conflict = within(
      await screen
        .findByText('Theirs: Owner and above')
        .then((line) => line.closest('[role=alert]') as HTMLElement),
    );
    conflict.getByText('Mine: Leader and above');
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await save();
    await screen.findByText('Successfully updated page access.');
    expect(ticked('Audit')[0]).toBe('Leader');
  });
});
