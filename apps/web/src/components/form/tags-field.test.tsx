import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { renderPart } from '../../../testing/render-part.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TagsField } from './tags-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({ languages: z.array(z.string().regex(/^[^;]*$/, 'No semicolons.')) });

function Part({ languages, sent }: { languages: string[]; sent: string[][] }) {
  const form = useContractForm(schema, { languages });
  return (
    <Form form={form} label="Form" onSubmit={async (values) => sent.push(values.languages)}>
      <TagsField form={form} name="languages" label="Languages" />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

function renderField(languages: string[] = []) {
  const sent: string[][] = [];
  return { ...renderPart(<Part languages={languages} sent={sent} />), sent };
}

const input = () => screen.getByRole('textbox', { name: 'Languages' }) as HTMLInputElement;
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });

it('takes a tag by Enter, by a comma, and by leaving the field; twice the same stays one', async () => {
  const { user, sent } = renderField();
  await user.type(input(), 'English{Enter}Yoruba,english{Enter} French ');
  await user.click(save());
  expect(tags()).toEqual(['English', 'Yoruba', 'French']);
  expect(sent).toEqual([['English', 'Yoruba', 'French']]);
});

it('takes several pasted ones, and says aloud which', async () => {
  const { user } = renderField();
  await user.click(input());
  await user.paste('English, Yoruba\nFrench');
  expect(tags()).toEqual(['English', 'Yoruba', 'French']);
  screen.getByText('English, Yoruba, French added');
});

it('takes tags away by their buttons and by Backspace, by keyboard alone', async () => {
  const { user } = renderField(['English', 'Yoruba', 'French']);
  await user.click(input());
  await user.keyboard('{Backspace}');
  expect(tags()).toEqual(['English', 'Yoruba']);
  screen.getByText('French removed');
  screen.getByRole('button', { name: 'Remove English' }).focus();
  await user.keyboard('{Enter}');
  expect(tags()).toEqual(['Yoruba']);
  expect(document.activeElement).toBe(input());
});

it('SHL-009 refuses a semicolon, keeps what was typed to be corrected, and never saves it unawares', async () => {
  const { user, sent } = renderField();
  await user.type(input(), 'English; Yoruba{Enter}');
  screen.getByText('Languages should not contain semicolon(;)');
  expect(input().value).toBe('English; Yoruba');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(tags()).toEqual([]);
  await user.click(save());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove English; Yoruba' }));
  await user.type(input(), 'English{Enter}');
  await user.click(save());
  expect(sent).toEqual([['English']]);
});
