import { chosenPassword } from '@campus/contracts/passwords/passwords';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { Form } from './form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useContractForm } from './use-contract-form.ts';

const owner = { about: ['ana.maric', 'Ana', 'Marić', 'Campus'], isWhole: true };

function Choosing() {
  const form = useContractForm(chosenPassword, { newPassword: '', confirmation: '' });
  return (
    <Form form={form} label="Choose" onSubmit={async () => undefined}>
      <NewPasswordFields form={form} name="newPassword" confirmation="confirmation" owner={owner} isNew />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

/** The text of an element as others describe themselves with it: labels of its parts replace their contents. */
function spokenText(element: Element | null): string {
  if (!element) return '';
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (element.children.length === 0) return element.textContent;
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? spokenText(node) : (node.textContent ?? '')))
    .join(' ');
}

/** Returns the description that screen readers announce after a field's name. */
function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => spokenText(document.getElementById(id))).join(' ');
}

it('ties the rules of a password, and what is wrong with it, to its field', async () => {
  const { user } = renderPart(<Choosing />);
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  expect(descriptionOf(field)).toContain('8 characters');
  expect(field.required).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sentence = 'Password is required.';
  await screen.findByText(sentence);
  expect(descriptionOf(field)).toContain(sentence);
  expect(descriptionOf(field)).toContain('8 characters');
});

it('gives each button that shows a password its own name, and fields no group', () => {
  renderPart(<Choosing />);
  screen.getByRole('button', { name: 'Show password: New password' });
  screen.getByRole('button', { name: 'Show password: Confirm new password' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('aria-disabled')).toBe(false);
});

it('judges while typing that a password contains the name, the email, or the name of the service', async () => {
  const { user } = renderPart(<Choosing />);
  const field = screen.getByLabelText('New password');
  const rule = /^Not your name, your email, or the name of this service/;
  const state = () => screen.getByText(rule).textContent;
  await user.type(field, 'Campus-2026!');
  expect(state()).toContain('(not met yet)');
  screen.getByText('6 of 7 password rules are met.');
  await user.clear(field);
  await user.type(field, 'Lantern-2031!');
  expect(state()).toContain('(met)');
  screen.getByText('7 of 7 password rules are met.');
});
