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

/** The checks of a registration through an invitation, in order; the last failing one is the one shown. */
export function refuseRegistration(registration: Registration): RegistrationRefusal | undefined {
  const checks: [RegistrationRefusal, boolean][] = [
    ['registration.email', registration.emailIsValid],
    ['registration.firstName', registration.firstName.trim() !== ''],
    ['registration.lastName', registration.lastName.trim() !== ''],
    ['registration.password', passwordRefusals(registration.password).length === 0],
    ['password.mismatch', registration.password === registration.confirmation],
    ['registration.consent', registration.consent],
  ];
  return checks.findLast(([, passes]) => !passes)?.[0];
}
