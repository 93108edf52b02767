import type { SsoFailureCause } from '@campus/domain/sso/sso-failures';

/** A fault of a provider or its response that we notice, and not a library. The message is for operators. */
export class ProviderFault extends Error {
  readonly about: SsoFailureCause;

  constructor(about: SsoFailureCause, message: string) {
    super(message);
    this.name = 'ProviderFault';
    this.about = about;
  }
}
