import type * as z from 'zod';

/**
 * A named cloud function of the platform, with the JSON of its payload and answer. Names and payload fields
 * come from the specification. Anything it leaves open is defined here once for both sides: the platform
 * validates with `input`, the adapter parses with `output`.
 */
export interface WireCall<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  name: string;
  input: Input;
  output: Output;
  /** Whether the payload contains a file. The platform accepts large payloads only for these calls. */
  carriesFile: boolean;
}

/** A platform function with a handwritten payload and answer, because no binding fits. */
export function wireCall<I extends z.ZodType, O extends z.ZodType>(
  name: string,
  input: I,
  output: O,
): WireCall<I, O> {
  return { name, input, output, carriesFile: false };
}

/** A call whose payload contains a file in Base64. */
export function wireCallWithFile<I extends z.ZodType, O extends z.ZodType>(
  name: string,
  input: I,
  output: O,
): WireCall<I, O> {
  return { ...wireCall(name, input, output), carriesFile: true };
}
