import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStatus, withControls } from '../../../testing/controls.ts';
import { renderPage } from '../../../testing/render-page.tsx';

async function open(
  statuses = [aStatus('Busy'), aStatus('Away')],
  answers: Parameters<typeof withControls>[1] = {},
) {
  const gateway = withControls({ statuses }, answers);
  const page = renderPage('/admin/world/controls', gateway.answers);
  const form = within(await screen.findByRole('form', { name: 'Custom statuses' }));
  const row = (name: string) => within(form.getByRole('group', { name }));
  return {
    ...page,
    gateway,
    form,
    row,
    retype: async (name: string, to: string) => {
      await page.user.clear(row(name).getByRole('textbox', { name: 'Status' }));
      if (to) await page.user.paste(to);
    },
    rows: () => form.queryAllByRole('group').map((group) => group.getAttribute('aria-label')),
    saveButton: () => form.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    add: () => page.user.click(form.getByRole('button', { name: 'Add status' })),
    removeButton: (name: string) => form.getByRole<HTMLButtonElement>('button', { name: `Remove ${name}` }),
  };
}

it('CTL-050 shows in place of the statuses why they could not be loaded', async () => {
  const gateway = withControls(
    {},
    {
      statuses: () => {
        throw new AppError('unavailable', 'platform.unavailable');
      },
    },
  );
  renderPage('/admin/world/controls', gateway.answers);
  const section = within(await screen.findByRole('region', { name: 'Custom Status' }));
  await section.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
});

it('CTL-015 adds My new status, active and at the end, ready to be retyped', async () => {
  const { user, rows, row, add, saveButton, sent } = await open();
  await add();
  expect(rows()).toEqual(['Busy', 'Away', 'My new status']);
  expect(row('My new status').getByRole<HTMLInputElement>('checkbox', { name: 'Active' }).checked).toBe(true);
  await user.keyboard('In a lecture');
  await user.click(saveButton());
  await screen.findByText('Successfully applied custom statuses.');
  expect(sent('controls.saveStatuses')).toMatchObject([
    { statuses: [{ id: 'Busy' }, { id: 'Away' }, { status: 'In a lecture', active: true }] },
  ]);
});

it('CTL-016 cannot remove the last status', async () => {
  const { user, removeButton } = await open();
  await user.click(removeButton('Busy'));
  expect(removeButton('Away').disabled).toBe(true);
});

it('CTL-017 deletes removed statuses with the save, and only drops new ones', async () => {
  const { user, add, removeButton, saveButton, sent, gateway } = await open();
  await add();
  await user.click(removeButton('My new status'));
  expect(saveButton().disabled).toBe(true);
  expect(sent('controls.saveStatuses')).toEqual([]);
  await user.click(removeButton('Busy'));
  await user.click(saveButton());
  await waitFor(() => expect(gateway.saved().statuses).toEqual([aStatus('Away')]));
});

it.each([
  ['CTL-036', '', 'Each status must contain at least one character that is not whitespace.'],
  ['CTL-037', 'BUSY', 'Each status must be unique among all statuses.'],
])('%s does not save while a status is %j', async (_, typed, sentence) => {
  const { form, retype, saveButton } = await open();
  await retype('Away', typed);
  expect(form.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(saveButton().disabled).toBe(true);
});

it('CTL-038 does not save while no status is active', async () => {
  const { user, row, form, saveButton } = await open([aStatus('Busy')]);
  await user.click(row('Busy').getByRole('checkbox', { name: 'Active' }));
  form.getByText('At least one status needs to be active.');
  expect(saveButton().disabled).toBe(true);
});

it('CTL-047 says why the statuses could not be saved', async () => {
  const { user, removeButton, saveButton } = await open(undefined, {
    saveStatuses: () => {
      throw new AppError('forbidden', 'access.forbidden');
    },
  });
  await user.click(removeButton('Busy'));
  await user.click(saveButton());
  await screen.findByText('Failed to save Custom Statuses: You do not have permission to do this.');
});
