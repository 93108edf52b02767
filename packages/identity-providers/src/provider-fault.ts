import type { SsoFailureCause } from '@campus/domain/sso/sso-failures';

/** A fault in a provider or its response that our code detects. The message is for operators. */
export class ProviderFault extends Error {
  readonly about: SsoFailureCause;

  constructor(about: SsoFailureCause, message: string) {
    super(message);
    this.name = 'ProviderFault';
    this.about = about;
  }
}
