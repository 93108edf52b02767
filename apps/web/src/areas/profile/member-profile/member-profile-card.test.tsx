import { AppError } from '@campus/contracts/core/app-error';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { comeBack } from '../../../../testing/come-back.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { workingIn } from '../../../../testing/people.ts';
import { aMemberField } from '../../../../testing/profiles.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const start = new Date(2024, 8, 1, 8, 30);
const fields = [
  aMemberField({ required: true, value: 'History' }),
  aMemberField({ name: 'startDate', type: 'ISOTimeString', value: start.toISOString() }),
  aMemberField({ name: 'seat', type: 'number', value: 1200 }),
  aMemberField({ name: 'onCampus', type: 'boolean', value: true }),
  aMemberField({ name: 'badge.no', editable: false, value: 'B-7' }),
  aMemberField({ name: 'nickname' }),
];

function having(items: MemberProfileField[], more: NonNullable<Answers['profile']> = {}): Answers {
  const answers = workingIn();
  return {
    ...answers,
    profile: { ...answers.profile, getMember: () => ({ fields: items, shownAs: null }), ...more },
  };
}

const card = async () => within(await screen.findByRole('region', { name: 'Member Profile' }));

async function edit(answers: Answers) {
  const page = renderPage('/profile', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit member profile' }));
  return { ...page, form: within(screen.getByRole('form', { name: 'Member Profile' })) };
}

type Editing = Awaited<ReturnType<typeof edit>>;
const save = ({ user, form }: Editing) => user.click(form.getByRole('button', { name: 'Save' }));
const input = ({ form }: Editing, label: string) => form.getByLabelText(label) as HTMLInputElement;

it('shows each value in the format of its type, and fields that are not set', async () => {
  renderPage('/profile', having(fields));
  const shown = await card();
  await shown.findByText('History');
  shown.getByText('1,200');
  shown.getByText('Yes');
  shown.getByText(/2024/);
  shown.getByText('Not set');
});

it('says that there is nothing to fill in, and offers no editing of what only administrators change', async () => {
  const page = renderPage('/profile', having([]));
  await (await card()).findByText('This account keeps nothing more about its members.');
  page.unmount();
  renderPage('/profile', having([aMemberField({ editable: false, value: 'B-7' })]));
  await (await card()).findByText('B-7');
  expect(screen.queryByRole('button', { name: 'Edit member profile' })).toBeNull();
});

it('edits each field by its type, and sends only changes, with null for cleared values', async () => {
  const page = await edit(having(fields, { updateMember: () => ({ fields, shownAs: null }) }));
  const { user, form } = page;
  expect(input(page, 'startDate').value).toBe('2024-09-01T08:30');
  expect(input(page, 'badge.no').readOnly).toBe(true);
  form.getByText('Only an administrator can change this.');
  await user.clear(input(page, 'seat'));
  await enterText(user, input(page, 'seat'), '12.5');
  await user.selectOptions(form.getByLabelText('onCampus'), 'No');
  await user.clear(input(page, 'startDate'));
  await user.type(input(page, 'nickname'), 'Ann');
  await save(page);
  await screen.findByText('Your profile was saved.');
  expect(page.sent('profile.updateMember')).toEqual([
    { accountId: 'account1', fields: { seat: 12.5, onCampus: false, startDate: null, nickname: 'Ann' } },
  ]);
});

it('says at the field what is missing or wrong, and sends nothing', async () => {
  const page = await edit(having(fields));
  await page.user.clear(input(page, 'department'));
  await page.user.type(input(page, 'seat'), ',5');
  await save(page);
  await page.form.findByText('department is required.');
  page.form.getByText('Please enter a number, such as 1,250.5.');
  expect(page.sent('profile.updateMember')).toEqual([]);
});

it.each([
  [
    'MPR-027 says why it could not be saved',
    new AppError('conflict', 'profile.member.notEditable', { field: 'nickname' }),
    "Failed to update MemberProfile: 'nickname' can only be changed by an administrator.",
  ],
  [
    'MPR-025 asks to log in again where the user or the account is missing',
    new AppError('notFound', 'accounts.missingUser'),
    'Something went wrong, please re-login and try again.',
  ],
])('%s', async (_, failure, sentence) => {
  const updateMember = () => {
    throw failure;
  };
  const page = await edit(having(fields, { updateMember }));
  await page.user.type(input(page, 'nickname'), 'Ann');
  await save(page);
  await screen.findByText(sentence);
  expect(input(page, 'nickname').value).toBe('Ann');
});

it('keeps each value in its field when an administrator hides another field in the meantime', async () => {
  const secret = aMemberField({ name: 'secret', value: 'SALARY' });
  const nick = aMemberField({ name: 'nick', value: 'Nicky' });
  let shown = [aMemberField(), secret, nick];
  const page = await edit(
    having([], {
      getMember: () => ({ fields: shown, shownAs: null }),
      updateMember: () => ({ fields: shown, shownAs: null }),
    }),
  );
  await enterText(page.user, input(page, 'department'), 'History');
  shown = [aMemberField(), nick];
  comeBack();
  await waitFor(() => expect(page.sent('profile.getMember')).toHaveLength(2));
  expect(input(page, 'nick').value).toBe('Nicky');
  await save(page);
  await screen.findByText('Your profile was saved.');
  expect(page.sent('profile.updateMember')).toMatchObject([{ fields: { department: 'History' } }]);
  expect(Object.keys((page.sent('profile.updateMember')[0] as { fields: object }).fields)).toEqual([
    'department',
  ]);
});
