import { AppError } from '@campus/contracts/core/app-error';
import './creator-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aSpace, withSpaces } from '../../../testing/spaces.ts';

const path = '/admin/privatespacecreator';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create space' });

async function open(own: Parameters<typeof withSpaces>[1] = {}) {
  const page = renderPage(path, withSpaces([], own));
  await screen.findByRole('heading', { name: 'Private Space Creator' });
  return page;
}

async function fill({ user }: Awaited<ReturnType<typeof open>>, email = 'ada@example.org') {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Suite');
  await enterText(user, field('Owner email'), email);
}

it('PSP-004 PSP-019 PSP-020 asks for a type and a valid email before it creates a space', async () => {
  const page = await open({ buy: () => ({ space: aSpace() }) });
  await screen.findByRole('option', { name: 'Hall' });
  await page.user.click(button());
  await screen.findByText('Choose a type.');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Hall');
  await page.user.type(field('Owner email'), 'ada');
  await page.user.click(button());
  await screen.findByText('Enter a valid email.');
  expect(page.sent('privateSpaces.buy')).toEqual([]);

  await enterText(page.user, field('Owner email'), '@example.org');
  await page.user.type(field('Owner first name'), 'Ada');
  await page.user.click(button());
  await screen.findByText('Ada’s suite was created for ada@example.org.');
  expect(page.sent('privateSpaces.buy')).toEqual([
    {
      accountId: 'account1',
      pricingId: 'price2',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: '',
      name: '',
    },
  ]);
  expect(field('Owner email').value).toBe('');
});

it('PSP-048 IMP-022 says at the owner names that they are required only when the email is new', async () => {
  await open();
  const description = 'First and last name are required only when the email is new.';
  const names = within(screen.getByRole('group', { description }));
  names.getByRole('textbox', { name: 'Owner first name' });
  names.getByRole('textbox', { name: 'Owner last name' });
});

it('PSP-021 is disabled while the types load', async () => {
  let answer = (_: { items: [] }) => {};
  const prices = new Promise<{ items: [] }>((resolve) => {
    answer = resolve;
  });
  await open({ prices: () => prices });
  expect(button().disabled).toBe(true);
  answer({ items: [] });
  await waitFor(() => expect(button().disabled).toBe(false));
});

it('PSP-021 PSP-037 is disabled after an error until the form is changed', async () => {
  const page = await open({
    buy: () => {
      throw new AppError('notFound', 'privateSpaces.type.unknown');
    },
  });
  await fill(page);
  await page.user.click(button());
  const failure = 'Failed to create space: This type of private space is not offered.';
  expect((await screen.findByText(failure)).closest('[role=alert]')).not.toBeNull();
  expect(button().disabled).toBe(true);
  await page.user.type(field('Owner first name'), 'A');
  expect(screen.queryByText(failure)).toBeNull();
  expect(button().disabled).toBe(false);
});

it('PSP-023 PSP-029 leads to the name that a new owner lacks', async () => {
  const page = await open({
    buy: () => {
      throw new AppError('invalid', 'privateSpaces.lastName.required');
    },
  });
  await fill(page);
  await page.user.click(button());
  const description = 'The email is new: enter the last name of the owner.';
  const name = await screen.findByRole('textbox', { name: 'Owner last name', description });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
});

it('PSP-035 says that no types have been created, and asks again', async () => {
  let asked = 0;
  const page = await open({
    prices: () => {
      asked += 1;
      throw new AppError('notFound', 'privateSpaces.noTypes');
    },
  });
  await screen.findByText('Failed to get space types: No space types have been created for your world.');
  expect(button().disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toBe(2));
});

it('PSP-035 says the same for a 404 with another reason', async () => {
  await open({
    prices: () => {
      throw new AppError('notFound', 'privateSpaces.notFound');
    },
  });
  await screen.findByText('Failed to get space types: No space types have been created for your world.');
});

it('PSP-036 says that the person could not be authorized', async () => {
  const page = await open({
    buy: () => {
      throw new AppError('forbidden', 'privateSpaces.unauthorized', { status: '403', detail: 'No access.' });
    },
  });
  await fill(page);
  await page.user.click(button());
  await screen.findByText('Could not authorize user. Server responded with 403: No access.');
});

it('asks before a filled form is left, and not before an empty one', async () => {
  const page = await open();
  await fill(page);
  await page.user.click(screen.getByRole('link', { name: 'Room Management' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Stay' }));
  await page.user.clear(field('Owner email'));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Choose a type …');
  await page.user.click(screen.getByRole('link', { name: 'Room Management' }));
  await waitFor(() => expect(page.address()).toContain('manageRooms'));
});
