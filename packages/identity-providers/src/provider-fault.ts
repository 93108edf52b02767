import type { SsoFailureCause } from '@campus/domain/sso/sso-failures';

/** What is wrong with a provider or its answer, where we notice and not a library. Its message is for operators. */
export class ProviderFault extends Error {
  readonly about: SsoFailureCause;

  constructor(about: SsoFailureCause, message: string) {
    super(message);
    this.name = 'ProviderFault';
    this.about = about;
  }
}
