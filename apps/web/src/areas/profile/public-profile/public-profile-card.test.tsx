import { AppError } from '@campus/contracts/core/app-error';
import type { PublicProfile } from '@campus/contracts/profile/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { comeBack } from '../../../../testing/come-back.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../../testing/people.ts';
import { aProfile } from '../../../../testing/profiles.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const full = aProfile({
  email: 'ana@home.example',
  description: 'Ask me about telescopes.',
  country: 'NG',
  region: 'Lagos',
  university: 'University of Lagos',
  languages: ['English', 'Yoruba'],
  industryInterests: ['Astronomy'],
  job: 'Professor',
  clubs: 'Chess',
  hobbies: 'Bread',
  linkedIn: 'ana-okafor',
});

function having(profile: PublicProfile, more: NonNullable<Answers['profile']> = {}): Answers {
  const answers = workingIn();
  return { ...answers, profile: { ...answers.profile, get: () => ({ profile }), ...more } };
}

/** A gateway that returns the updated profile. */
const updating = (profile: PublicProfile): NonNullable<Answers['profile']> => ({
  update: (changes) => ({ profile: { ...profile, ...(changes as Partial<PublicProfile>) } }),
});

const card = async () => within(await screen.findByRole('region', { name: 'Public Profile' }));

async function edit(answers: Answers) {
  const page = renderPage('/profile', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  return { ...page, form: within(screen.getByRole('form', { name: 'Public Profile' })) };
}

it('PRO-010 PRO-011 shows the filled fields, the link to LinkedIn, and the country by name', async () => {
  renderPage('/profile', having(full));
  const shown = await card();
  await shown.findByText('Ask me about telescopes.');
  shown.getByText('Lagos, Nigeria');
  shown.getByText('Yoruba');
  const link = shown.getByRole('link', { name: /^linkedin\.com\/in\/ana-okafor/ });
  expect(link.getAttribute('href')).toBe('https://www.linkedin.com/in/ana-okafor');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('omits empty fields, and says which can be filled', async () => {
  renderPage('/profile', having(aProfile()));
  const shown = await card();
  await shown.findByText(/^Nothing but your name so far\./);
  expect(shown.queryByText('Hobbies')).toBeNull();
});

it('PRO-011 cannot be edited where the account does not let its members edit it', async () => {
  const settings = { ...openSettings, disableProfileEditVisibility: true };
  const answers = workingIn(anEnteredAccount({ settings }));
  renderPage('/profile', { ...answers, profile: { ...answers.profile, get: () => ({ profile: full }) } });
  await (await card()).findByText('Ask me about telescopes.');
  expect(screen.queryByRole('button', { name: 'Edit public profile' })).toBeNull();
});

it('PRO-010 is edited on demand in one form, which sends the changes', async () => {
  const page = await edit(having(full, updating(full)));
  const { user, form } = page;
  const name = form.getByLabelText('Display name');
  expect(document.activeElement).toBe(name);
  await user.clear(form.getByLabelText('About Me'));
  await enterText(user, form.getByLabelText('About Me'), 'Ask me about maps.');
  await user.selectOptions(form.getByLabelText('Country'), 'Kenya');
  await enterText(user, form.getByLabelText('Languages', { selector: 'input' }), 'French');
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'Remove Astronomy' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile was saved.');
  expect(page.sent('profile.update')).toEqual([
    {
      description: 'Ask me about maps.',
      country: 'KE',
      languages: ['English', 'Yoruba', 'French'],
      industryInterests: [],
    },
  ]);
  const shown = await card();
  shown.getByText('Ask me about maps.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit public profile' }));
});

it('sends nothing without changes, and discards the entries on Cancel', async () => {
  const page = await edit(having(aProfile({ hobbies: 'Bread' })));
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await page.user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  await enterText(page.user, screen.getByLabelText('Hobbies'), ' and more');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  (await card()).getByText('Bread');
  expect(page.sent('profile.update')).toEqual([]);
});

it('PRO-018 keeps the user name of a LinkedIn address as it is pasted or typed, and says where it leads', async () => {
  const page = await edit(having(aProfile(), updating(aProfile())));
  const field = page.form.getByLabelText('LinkedIn') as HTMLInputElement;
  await page.user.click(field);
  await page.user.paste('https://www.linkedin.com/in/ana-okafor-1/?trk=people');
  expect(field.value).toBe('ana-okafor-1');
  page.form.getByRole('link', { name: /^linkedin\.com\/in\/ana-okafor-1/ });
  await page.user.clear(field);
  await page.user.type(field, 'linkedin.com/in/bola');
  expect(field.value).toBe('bola');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile was saved.');
  expect(page.sent('profile.update')).toEqual([{ linkedIn: 'bola' }]);
});

it('says at the field what cannot be kept, and sends nothing', async () => {
  const page = await edit(having(aProfile()));
  const { form, user } = page;
  await enterText(user, form.getByLabelText('LinkedIn'), 'ana okafor');
  expect(form.queryByRole('link')).toBeNull();
  await enterText(user, form.getByLabelText('Public email'), 'nowhere');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Spaces, symbols, and special characters are not allowed.');
  form.getByText('Please enter a valid email address.');
  expect(page.sent('profile.update')).toEqual([]);
});

it('keeps the entries when they could not be saved, says why, and asks before leaving', async () => {
  const update = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = await edit(having(aProfile(), { update }));
  await enterText(page.user, page.form.getByLabelText('Job'), 'Captain');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await page.form.findByText('An internal server error occurred, please try again later.');
  expect((page.form.getByLabelText('Job') as HTMLInputElement).value).toBe('Captain');
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(page.address()).toBe('/profile'));
});

it('asks before the page is left while a save is under way', async () => {
  const page = await edit(having(aProfile(), { update: () => new Promise<never>(() => undefined) }));
  await enterText(page.user, page.form.getByLabelText('Job'), 'Captain');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByRole('alertdialog');
  expect(page.address()).toBe('/profile');
});

it('says why a save failed to a person who has left the form', async () => {
  const { promise, reject: fail } = Promise.withResolvers<never>();
  const page = await edit(having(aProfile(), { update: () => promise }));
  await enterText(page.user, page.form.getByLabelText('Job'), 'Captain');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Public Profile' })).toBeNull());
  fail(new AppError('internal', 'internal.error'));
  await screen.findByText('An internal server error occurred, please try again later.');
});

it('takes no text while a save is under way, because the form closes after it', async () => {
  const page = await edit(having(aProfile(), { update: () => new Promise<never>(() => undefined) }));
  await enterText(page.user, page.form.getByLabelText('Job'), 'Captain');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  for (const label of ['Job', 'About Me', 'Languages'])
    await enterText(page.user, page.form.getByLabelText(label, { selector: 'input, textarea' }), 'more');
  expect((page.form.getByLabelText('Job') as HTMLInputElement).value).toBe('Captain');
  expect((page.form.getByLabelText('About Me') as HTMLInputElement).value).toBe('');
  expect(page.form.getByLabelText('Languages', { selector: 'input' })).toHaveProperty('value', '');
});

it('saves only what was changed in this form, not what another tab has saved since', async () => {
  let profile = aProfile();
  const page = await edit(having(profile, { get: () => ({ profile }), ...updating(profile) }));
  profile = { ...profile, job: 'Dean' };
  comeBack();
  await waitFor(() => expect(page.sent('profile.get')).toHaveLength(2));
  await enterText(page.user, page.form.getByLabelText('Hobbies'), 'Bread');
  await page.user.click(page.form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile was saved.');
  expect(page.sent('profile.update')).toEqual([{ hobbies: 'Bread' }]);
});

it('keeps an open form with its text when the account forbids editing', async () => {
  const answers = having(aProfile());
  const page = await edit(answers);
  await enterText(page.user, page.form.getByLabelText('Job'), 'Captain');
  const settings = { ...openSettings, disableProfileEditVisibility: true };
  page.answerNow({ ...workingIn(anEnteredAccount({ settings })), profile: { ...answers.profile } });
  comeBack();
  await waitFor(() => expect(page.sent('accounts.get').length).toBeGreaterThan(1));
  expect((page.form.getByLabelText('Job') as HTMLInputElement).value).toBe('Captain');
});
