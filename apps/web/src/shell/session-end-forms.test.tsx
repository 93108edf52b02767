import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterText } from '../../testing/enter-text.ts';
import { answerUploads, uploadRefusal } from '../../testing/fake-upload.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ended, signInAgain } from '../../testing/session-end.ts';
import { choiceFormStates } from '../../testing/states/choice-form-states.ts';
import { type FormState, formStates } from '../../testing/states/form-states.ts';
import { reportFormStates } from '../../testing/states/report-form-states.ts';
import { secondFactorFormStates } from '../../testing/states/second-factor-form-states.ts';
import { visitorForms } from '../../testing/states/visitor-forms.ts';
import { rememberUser } from '../lib/storage.ts';

const allForms = { ...formStates, ...secondFactorFormStates, ...choiceFormStates, ...reportFormStates };

const withinForm = async ({ form: name }: FormState) =>
  name === undefined ? screen : within(await screen.findByRole('form', { name }));
const input = async (label: string, form: FormState) =>
  (await withinForm(form)).findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });

const contentOf = (field: HTMLInputElement) =>
  field.type === 'checkbox' ? String(field.checked) : field.value;

type Page = ReturnType<typeof renderPage>;

async function fillIn({ user }: Page, form: FormState): Promise<HTMLInputElement> {
  await form.open?.(user);
  const field = await input(form.field, form);
  if (form.typed !== undefined) await enterText(user, field, form.typed);
  for (const [label, value] of Object.entries(form.others ?? {}))
    await enterText(user, await input(label, form), value);
  for (const [label, option] of Object.entries(form.choices ?? {}))
    await user.selectOptions(await (await withinForm(form)).findByRole('combobox', { name: label }), option);
  for (const label of form.ticks ?? []) await user.click(await input(label, form));
  if (form.upload) {
    const files = [new File(['content'], form.upload.name)];
    fireEvent.drop(screen.getByRole('group', { name: form.upload.field }), { dataTransfer: { files } });
  }
  return field;
}

/** Submits the form that contains the field. */
async function send(page: Page, form: FormState, field: HTMLInputElement) {
  const around = field.closest('form') ?? document.body;
  await page.user.click(within(around).getByRole('button', { name: form.save }));
  await confirm(page, form);
}

/** Answers the confirmation dialog. */
async function confirm({ user }: Page, form: FormState) {
  for (const [label, value] of Object.entries(form.confirm ?? {})) {
    const asked = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await user.clear(asked);
    await enterText(user, asked, value);
    await user.keyboard('{Enter}');
  }
}

describe('a form whose session ends', () => {
  it.each(Object.entries(allForms))(
    'AUTH-028 keeps what was typed in %s, asks to sign in, and sends it then',
    async (_, form) => {
      rememberUser('user1');
      const answers = form.answers();
      const uploads = answerUploads(uploadRefusal('access.signedOut', '', 'UNAUTHORIZED'));
      const page = renderPage(form.address, answers);
      const field = await fillIn(page, form);
      const typed = contentOf(field);
      page.answerNow(ended(answers, form.operation));
      await send(page, form, field);
      await signInAgain(page, answers);
      expect(field.isConnected).toBe(true);
      expect(contentOf(field)).toBe(typed);
      const sent = () => (form.operation ? page.sent(form.operation).length : uploads.length);
      expect(sent()).toBe(1);
      // If a confirmation dialog was open, it is open again.
      await (form.confirm ? confirm(page, form) : send(page, form, field));
      await waitFor(() => expect(sent()).toBe(2));
      const again = form.operation
        ? page.sent(form.operation)
        : uploads.map(({ form: data }) => [...(data ?? [])]);
      expect(JSON.stringify(again[form.operation ? 1 : 0])).toContain(form.sends ?? form.typed);
    },
  );
});

it('the table has every form of the console', () => {
  const here = dirname(fileURLToPath(import.meta.url));
  const sources = readdirSync(join(here, '..'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^components\/form\//.test(name))
    .filter((name) => readFileSync(join(here, '..', name), 'utf8').includes(' useContractForm('));
  const inTable = Object.values(allForms).map(({ file }) => file);
  // Asks for the password before each of these forms is sent, so their tests fill it in too.
  const withinForms = {
    'areas/profile/credentials/current-password-dialog.tsx': ['another email', 'another password'],
  };
  for (const name of Object.values(withinForms).flat()) expect(formStates[name]?.confirm).toBeDefined();
  const elsewhere = [...Object.keys(withinForms), ...Object.keys(visitorForms)];
  expect(sources.filter((name) => ![...inTable, ...elsewhere].includes(name))).toEqual([]);
  expect(elsewhere.filter((name) => !sources.includes(name))).toEqual([]);
});

it('the forms that are not in the table need no session', () => {
  for (const [file, { access }] of Object.entries(visitorForms))
    expect([file, access]).toEqual([file, 'public']);
});
