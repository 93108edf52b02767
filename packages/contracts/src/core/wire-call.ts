import type * as z from 'zod';

/**
 * A named cloud function of the platform: the payload it takes and the answer it gives, as JSON. Names and
 * payload fields are the specification's; what it leaves open is chosen here, once, for both sides:
 * the platform validates with `input`, the adapter parses with `output`.
 */
export interface WireCall<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  name: string;
  input: Input;
  output: Output;
  /** Whether a file comes within the payload: the platform reads no other as large. */
  carriesFile: boolean;
}

/** A function of the platform whose payload and answer are stated by hand, because no binding describes it. */
export function wireCall<I extends z.ZodType, O extends z.ZodType>(
  name: string,
  input: I,
  output: O,
): WireCall<I, O> {
  return { name, input, output, carriesFile: false };
}

/** A call whose payload carries a file, its content in Base64. */
export function wireCallWithFile<I extends z.ZodType, O extends z.ZodType>(
  name: string,
  input: I,
  output: O,
): WireCall<I, O> {
  return { ...wireCall(name, input, output), carriesFile: true };
}
