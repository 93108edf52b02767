/**
 * The parameters of new hashes: one of OWASP's equal settings of argon2id. docs/decisions/075 has the measurements
 * that it was chosen by. Changing it renews each hash at its owner's next sign-in.
 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const prefix = `$argon2id$v=19$m=${hashCost.memoryCost},t=${hashCost.timeCost},p=${hashCost.parallelism}$`;

/** Whether a hash has the present parameters. Hashes of bcrypt and of other parameters have not. */
export function isPresentHash(passwordHash: string): boolean {
  return passwordHash.startsWith(prefix);
}
