import { chosenPassword } from '@campus/contracts/passwords/passwords';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { Form } from './form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useContractForm } from './use-contract-form.ts';

function Choosing() {
  const form = useContractForm(chosenPassword, { newPassword: '', confirmation: '' });
  return (
    <Form form={form} label="Choose" onSubmit={async () => undefined}>
      <NewPasswordFields form={form} name="newPassword" confirmation="confirmation" isNew />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

/** Returns the description that screen readers announce after a field's name. */
function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
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
