import { describe, expect, it } from 'vitest';
import { createInvitation } from './invitations.ts';
import { checkedRegistration } from './joining.ts';

const good = {
  invitationId: 'secret-of-the-link',
  email: ' Ana@Campus.test ',
  firstName: 'Ana',
  lastName: 'Ito',
  password: 'Campus-2026!',
  confirmation: 'Campus-2026!',
  consent: true,
};

/** The first sentence and field a registration is refused with. */
function refusal(change: Record<string, unknown>) {
  const issue = checkedRegistration.safeParse({ ...good, ...change }).error?.issues[0];
  return issue && [issue.path[0], issue.message];
}

describe('registration through an invitation', () => {
  it('takes a good one, with the email lowercased', () => {
    expect(checkedRegistration.parse(good).email).toBe('ana@campus.test');
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Invalid email.'],
    [{ firstName: ' ' }, 'firstName', 'First name is required.'],
    [{ lastName: '' }, 'lastName', 'Last name is required.'],
    [{ confirmation: 'x' }, 'confirmation', 'Passwords do not match.'],
    [{ consent: false }, 'consent', 'Please consent to the License Agreement.'],
    [
      { firstName: 'a'.repeat(65) },
      'firstName',
      'First Name is required, and can contain at most 64 characters.',
    ],
    [{ lastName: 'a\0' }, 'lastName', 'Text must not contain NUL characters.'],
    [{ invitationId: '' }, 'invitationId', 'Invitation Id Missing'],
  ])('refuses %j at %s', (change, field, sentence) => {
    expect(refusal(change)).toEqual([field, sentence]);
  });
});

describe('inviting', () => {
  const input = { accountId: 'a1', email: 'ana@campus.test' };

  it('needs only an email', () => {
    expect(createInvitation.input.parse(input)).toMatchObject({ overwriteData: false, badges: [] });
  });

  it('accepts only the four send targets', () => {
    const withTarget = (sendTarget: string) =>
      createInvitation.input.safeParse({ ...input, emailData: { sendTarget } });
    for (const target of ['all', 'newToCampus', 'newToProduct', 'none'])
      expect(withTarget(target).success).toBe(true);
    expect(withTarget('everyone').success).toBe(false);
  });

  it('never invites a person as suspended', () => {
    expect(createInvitation.input.safeParse({ ...input, permission: 'suspended' }).success).toBe(false);
  });
});
