/** Ids of accounts that the tests' platform configuration treats specially. Each is created by one test. */
export const configuredAccounts = {
  hidden: ['hiddenAcct', 'hiddenGate'],
  protected: ['protecAcct', 'protecMemb', 'protecInvt', 'protecGate', 'protecBulk'],
  separateDownloads: 'separaDown',
  extraAttendance: 'extraAtten',
  moved: ['movedPlatf', 'movedJoin', 'movedGatew'],
} as const;

/** The new addresses of moved accounts' worlds. */
export const movedAddress = 'https://eu.campus.test';

/** The names of worlds that ask for more at sign-up. Each is created by one test. */
export const configuredWorlds = {
  contact: ['contact-platform', 'contact-api', 'contact-web', 'contact-join'],
  demo: ['demo-platform', 'demo-api', 'demo-web', 'demo-join'],
  phone: ['phone-platform', 'phone-api', 'phone-web', 'phone-join'],
} as const;

/** The addresses of client and web app in the tests' configuration. */
export const configuredAddresses = {
  webApp: 'https://web.campus.test',
  download: 'https://download.campus.test',
  windows: 'https://download.campus.test/windows',
  mac: 'https://download.campus.test/mac',
} as const;

/** The token of a mail server that reports bounces. */
export const bounceSecret = 'a-secret-of-the-mail-server';

/** The email domain of the provider's employees. */
export const employeeDomain = 'staff.campus.test';
