import { passwordRefusals } from '../passwords/passwords.ts';

export interface Registration {
  emailIsValid: boolean;
  firstName: string;
  lastName: string;
  password: string;
  confirmation: string;
  consent: boolean;
}

export type RegistrationRefusal =
  | 'registration.email'
  | 'registration.firstName'
  | 'registration.lastName'
  | 'registration.password'
  | 'password.mismatch'
  | 'registration.consent';

/**
 * The checks that a registration through an invitation fails. The last one comes first: it names the refusal
 * (INV-054).
 */
export function registrationRefusals(registration: Registration): RegistrationRefusal[] {
  const checks: [RegistrationRefusal, boolean][] = [
    ['registration.email', registration.emailIsValid],
    ['registration.firstName', registration.firstName.trim() !== ''],
    ['registration.lastName', registration.lastName.trim() !== ''],
    ['registration.password', passwordRefusals(registration.password).length === 0],
    ['password.mismatch', registration.password === registration.confirmation],
    ['registration.consent', registration.consent],
  ];
  return checks
    .filter(([, passes]) => !passes)
    .map(([refusal]) => refusal)
    .reverse();
}
