import * as z from 'zod';

const environment = z.object({
  INBOX_PORT: z.coerce.number().int(),
  SMTP_PORT: z.coerce.number().int(),
  MAILS_DIR: z.string().min(1),
});

export function readConfig() {
  const env = environment.parse(process.env);
  return { port: env.INBOX_PORT, smtpPort: env.SMTP_PORT, folder: env.MAILS_DIR };
}
