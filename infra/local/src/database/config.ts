import * as z from 'zod';

const environment = z.object({
  DATABASE_FOLDER: z.string().min(1),
  DATABASE_PORT: z.coerce.number().int(),
  DATABASE_PASSWORD: z.string().min(1),
  DATABASE_DURABLE: z.stringbool().default(true),
});

export const databaseUser = 'campus';

/** A database's folder and connection settings. */
export interface DatabaseConfig {
  folder: string;
  port: number;
  password: string;
  /** Whether commits wait for the disk. */
  durable: boolean;
}

export function readConfig(): DatabaseConfig {
  const env = environment.parse(process.env);
  return {
    folder: env.DATABASE_FOLDER,
    port: env.DATABASE_PORT,
    password: env.DATABASE_PASSWORD,
    durable: env.DATABASE_DURABLE,
  };
}
