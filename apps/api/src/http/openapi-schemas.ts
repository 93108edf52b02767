import { isFlag } from '@campus/contracts/core/flags';
import { messageParams } from '@campus/contracts/core/message-params';
import * as z from 'zod';
import type { ZodOpenApiOverride } from 'zod-openapi';

const sentence = z.string().describe('English sentence to show to a person.');
const reason = {
  key: z.string().describe('Identifier of the sentence for programs. It stays when the wording changes.'),
  params: messageParams.describe(
    'Values that vary in the sentence, by name; empty for most keys. A value with a `key` is itself a text.',
  ),
};

export const problem = z
  .object({
    type: z.string().describe('Address of the explanation of this type of problem; its fragment is the key.'),
    title: z.string().describe('The status in words, such as Not Found.'),
    status: z.int().describe('The HTTP status.'),
    detail: sentence,
    instance: z.string().meta({ format: 'uri' }).describe('The request id as a URI.'),
    ...reason,
    requestId: z.string().describe('Identifier of the request, for support.'),
    issues: z
      .array(
        z.object({
          path: z.string().describe('Path of the field, with dots between its steps.'),
          message: sentence,
          ...reason,
        }),
      )
      .optional()
      .describe('Invalid input fields; only for invalid input.'),
  })
  .meta({ id: 'Problem', description: 'Why a call failed (RFC 9457): a text to show and a key to act on.' });

/** Raw bytes. */
export const binary = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
} as const;

/**
 * A schema that accepts text for use in an address or a form is described by the value that the text
 * represents.
 */
export const override: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  // Answers may gain fields later.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // A field with a default is always present in the output.
  if (io === 'output') delete jsonSchema.default;
  // The format already says this.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  nameProperties(jsonSchema);
  if (isFlag(zodSchema)) {
    delete jsonSchema.anyOf;
    jsonSchema.type = 'boolean';
  }
  if (jsonSchema.type !== 'integer') return;
  // The bound of all safe integers, which does not help readers.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Names the schema of an object with exactly these fields, so that generated clients use that name. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !additionalProperties || !required) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}
