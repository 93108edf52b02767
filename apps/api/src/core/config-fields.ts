import { jsonText } from '@campus/contracts/core/text-values';
import { endpointNames, environments } from '@campus/domain/core/environments';
import * as z from 'zod';

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Dotted numbers, such as 2.0.1. */
export const buildVersion = z
  .string()
  .regex(/^\d+(\.\d+)*$/, { error: 'must be a build version such as 2.0.1' });

const tableError = {
  error: 'must be JSON like {"staging": {"hosts": ["console.campus.test"], "endpoints": {}}}',
};

const ofEnvironment = z.strictObject(
  {
    hosts: z.array(z.string(), tableError),
    endpoints: z.partialRecord(z.enum(endpointNames), webAddress, tableError).default({}),
  },
  tableError,
);

/** The environments of the product as JSON: which hosts belong to each, and where its services are. */
export const environmentTable = jsonText(() => tableError.error).pipe(
  z.partialRecord(z.enum(environments), ofEnvironment, tableError),
);
