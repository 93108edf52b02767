/** The ids under which the platform of the tests hides one account and protects another; tests make them. */
export const configuredAccounts = { hidden: 'hiddenAcct', protected: 'protecAcct' } as const;
