import type { FastifyReply } from 'fastify';
import type { Fault } from './faults.ts';

/** Makes a vendor's API fail instead of answering. Returns false for faults that affect only its sessions. */
export function failAs(fault: Fault, reply: FastifyReply): boolean {
  if ('code' in fault) reply.code(fault.status).send({ code: fault.code });
  else if ('malformed' in fault) reply.type('text/html').send('<p>Maintenance</p>');
  else if ('silent' in fault) reply.hijack().raw.destroy();
  else if ('slow' in fault) reply.hijack();
  else return false;
  return true;
}
