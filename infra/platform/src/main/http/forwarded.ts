import type { Request } from 'express';

/** Whether a gateway or proxy of `trustProxy` sent this request for another caller. */
export function isForwarded({ ips }: Pick<Request, 'ips'>): boolean {
  return ips.length > 0;
}
