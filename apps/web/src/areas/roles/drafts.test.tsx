import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withRoles } from '../../../testing/roles.ts';

/** Opens the page. `tick` presses a box of the page Audit, which admins have by default. */
async function open(answers: NonNullable<Parameters<typeof withRoles>[1]>['answers'] = {}) {
  const gateway = withRoles({}, { answers });
  const page = renderPage('/admin/roles', gateway.answers);
  await screen.findByRole('grid', { name: 'Page Access' });
  const box = (role: string) => screen.getByRole('checkbox', { name: new RegExp(`^Audit: ${role}`) });
  const tick = (role: string) => page.user.click(box(role));
  const lowest = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Audit: / })
      .find(({ checked }) => checked)
      ?.getAttribute('aria-label');
  const save = async () => page.user.click(await screen.findByRole('button', { name: 'Save' }));
  /** A colleague gives Audit to owners only, and the page reads it. */
  const takeAudit = () => {
    gateway.change([{ table: 'pageAccess', action: 'audit', level: 'owner' }]);
    comeBack();
  };
  return { ...page, gateway, tick, lowest, save, takeAudit };
}

it('keeps what is chosen while a save is under way, based on what was saved, and asks before it is left', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const stored = withRoles();
  const { user, tick, lowest, save, sent } = await open({
    read: stored.answers.roles.read,
    save: async (input) => promise.then(() => stored.answers.roles.save(input)),
  });
  await tick('Leader');
  await save();
  await tick('Member');
  await user.click(screen.getByRole('link', { name: 'Badges' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByRole('button', { name: 'Save and leave' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  answer();
  await screen.findByText('Successfully updated page access.');
  expect(lowest()).toBe('Audit: Member');
  await save();
  await waitFor(() =>
    expect(sent('roles.save')).toMatchObject([
      { changes: [{ level: 'leader', base: null }] },
      { changes: [{ level: 'member', base: 'leader' }] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
});

it('goes on showing a conflict in a row that was on its default, whatever is chosen then', async () => {
  const { tick, takeAudit } = await open();
  await tick('Leader');
  takeAudit();
  await screen.findByText('Theirs: Owner and above');
  await tick('Leader');
  await screen.findByText('Mine: Moderator and above');
  screen.getByText('Theirs: Owner and above');
});

it('has nothing to save of a choice that was taken back, also once a colleague has saved that row', async () => {
  const { tick, lowest, takeAudit } = await open();
  await tick('Leader');
  await tick('Leader');
  await tick('Moderator');
  expect(lowest()).toBe('Audit: Admin');
  takeAudit();
  await waitFor(() => expect(lowest()).toBe('Audit: Owner'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});
