import { type EmailFault, emailFault } from '../core/email-faults.ts';
import { newPasswordRefusals, type PasswordRefusal } from '../passwords/passwords.ts';

export const signUpFields = [
  'email',
  'password',
  'firstname',
  'lastname',
  'phone',
  'organization',
  'size',
  'country',
  'answer',
] as const;
export type SignUpField = (typeof signUpFields)[number];

/** The fields that only some worlds ask for. */
export const extraFields = ['phone', 'organization', 'size', 'country', 'answer'] as const;

/** How much a world asks at sign-up. The platform's configuration decides which world asks what. */
export type SignUpKind = 'standard' | 'contact' | 'demo' | 'phone';

const always = ['email', 'password', 'firstname', 'lastname'] as const;
const besides: Record<SignUpKind, readonly SignUpField[]> = {
  standard: [],
  contact: ['phone', 'country'],
  demo: ['organization', 'size', 'country', 'answer'],
  phone: ['phone'],
};

/** The fields that must be filled to sign up in such a world. */
export function requiredSignUpFields(kind: SignUpKind): readonly SignUpField[] {
  return [...always, ...besides[kind]];
}

export const organizationSizes = [
  '1-10',
  '11-50',
  '51-250',
  '251-1K',
  '1K-5K',
  '5K-10K',
  '10K-50K',
  '50K-100K',
  '100K+',
] as const;

/** The reasons for a visit, in the order offered; stored as `answer`. */
export const visitReasons = [
  'host virtual events',
  'remote work solution',
  'virtual education solution',
  'just exploring',
  'attend an event',
  'attend a class',
  'visit a team suite',
  'attend a meeting',
] as const;

export type SignUpRefusal =
  | PasswordRefusal
  | 'password.mismatch'
  | 'auth.email.required'
  | 'auth.email.format'
  | EmailFault
  | 'auth.password.required'
  | 'registration.firstName'
  | 'registration.lastName'
  | 'signUp.firstName.noLetter'
  | 'signUp.phone.required'
  | 'signUp.phone.format'
  | 'signUp.organization.required'
  | 'signUp.size.required'
  | 'signUp.country.required'
  | 'signUp.answer.required'
  | 'signUp.agreement';

/** The input of a sign-up, trimmed; the password as typed. */
export type SignUpValues = Record<SignUpField, string>;

export interface SignUpProblem {
  field: SignUpField | 'confirmation' | 'agreement';
  refusal: SignUpRefusal;
}

const missing: Record<SignUpField, SignUpRefusal> = {
  email: 'auth.email.required',
  password: 'auth.password.required',
  firstname: 'registration.firstName',
  lastname: 'registration.lastName',
  phone: 'signUp.phone.required',
  organization: 'signUp.organization.required',
  size: 'signUp.size.required',
  country: 'signUp.country.required',
  answer: 'signUp.answer.required',
};

/** All errors of a sign-up, by field, so that they can be shown together. */
export function signUpProblems(signUp: {
  values: SignUpValues;
  required: readonly SignUpField[];
  emailIsValid: boolean;
  confirmation: string;
  agreed: boolean;
}): SignUpProblem[] {
  const { values, required } = signUp;
  const problems: SignUpProblem[] = required
    .filter((field) => values[field] === '')
    .map((field) => ({ field, refusal: missing[field] }));
  const wrong = (field: SignUpProblem['field'], refusal: SignUpRefusal) => problems.push({ field, refusal });
  if (values.email !== '' && !signUp.emailIsValid)
    wrong('email', emailFault(values.email) ?? 'auth.email.format');
  if (values.firstname !== '' && !hasLetter(values.firstname))
    wrong('firstname', 'signUp.firstName.noLetter');
  if (!isPhone(values.phone)) wrong('phone', 'signUp.phone.format');
  if (values.password !== '')
    for (const refusal of newPasswordRefusals({ ...values, confirmation: signUp.confirmation }))
      wrong(refusal === 'password.mismatch' ? 'confirmation' : 'password', refusal);
  if (!signUp.agreed) wrong('agreement', 'signUp.agreement');
  return problems;
}

/** Whether a name has a letter, of any script. */
export function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name);
}

/** Whether a text has digits and hyphens only; no phone number at all is fine too. */
export function isPhone(value: string): boolean {
  return /^[0-9-]*$/.test(value);
}

/**
 * Rewrites a phone number in digits and hyphens (SIGN-023): +41 (0)44 123.45.67 is 0041-44-123-45-67. Any other text is
 * returned unchanged, and refused by the rule.
 */
export function normalizePhone(written: string): string {
  const value = written.trim();
  if (!/^\+?[0-9\s()./-]*$/.test(value)) return written;
  const international = value.startsWith('+')
    ? `00${value.slice(1).replaceAll('(0)', ' ').trimStart()}`
    : value;
  return international.replace(/[^0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** A person who registers in an account. */
export interface Applicant {
  email: string;
  /** For an existing user only; a new user verifies the address before entering the account. */
  emailVerified?: boolean;
}

/** Whether a person may register in an account without an invitation. */
export function refuseSelfRegistration(
  account: {
    invitesOnly: boolean;
    /** Lets addresses of the named domains register, even if the account is otherwise for invited people only. */
    enableRestrictedRegistration: boolean;
    registrationDomains: readonly string[];
  },
  { email, emailVerified = true }: Applicant,
): 'signUp.invitesOnly' | 'signUp.restricted' | 'access.verificationRequired' | undefined {
  if (account.enableRestrictedRegistration) {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    const admitted = account.registrationDomains.some((allowed) => allowed.toLowerCase() === domain);
    if (!admitted) return 'signUp.restricted';
    return emailVerified ? undefined : 'access.verificationRequired';
  }
  return account.invitesOnly ? 'signUp.invitesOnly' : undefined;
}
