import type { FastifyReply } from 'fastify';
import type { CampusClient } from './client.ts';
import type { VendorSettings } from './config.ts';
import type { Faults } from './faults.ts';

/** Shared by both vendors and the web demo. */
export interface VendorParts {
  settings: VendorSettings;
  client: CampusClient;
  faults: Faults;
}

export function sendHtml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(body);
}
