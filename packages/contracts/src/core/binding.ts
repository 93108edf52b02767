import * as z from 'zod';
import type { Contract } from './contract.ts';
import { accountId } from './fields.ts';
import type { WireCall } from './wire-call.ts';
import { wireCodec } from './wire-codec.ts';
import { type FieldNames, isPair, type OnWire, type Shown } from './wire-names.ts';

type InputOf<C extends Contract> = z.output<C['input']>;

/**
 * How the platform's answer relates to the contract's output: one field, one renamed field, or the whole
 * output renamed.
 */
type AnswerNames<C extends Contract> =
  | (keyof z.output<C['output']> & string)
  | readonly [keyof z.output<C['output']> & string, FieldNames]
  | FieldNames;

type Answered<O, A> = A extends keyof O
  ? O[A]
  : A extends readonly [infer Field extends keyof O, infer N]
    ? OnWire<O[Field], N>
    : OnWire<O, A>;

type AccountOptional<I> = Shown<Omit<I, 'accountId'> & { accountId?: string | undefined }>;

/**
 * The input as the platform's handler receives it. The account may be missing if the operation is addressed
 * by an object.
 */
type BoundInput<I, Addressed> = Addressed extends string ? AccountOptional<I> : I;

interface Settings<C extends Contract> {
  /** The name of the platform's function. */
  name: string;
  /** The wire names of input fields that differ. */
  input?: FieldNames;
  /** The part of the output on the wire, with its names. Default: the whole output, unchanged. */
  answer?: AnswerNames<C>;
  /**
   * The input field that names the operation's object. The platform finds the account through that object, so
   * callers may omit `accountId`. If it is given, an object of another account is not found.
   */
  addressedBy?: keyof InputOf<C> & string;
  /**
   * The schema of the platform's answer, if the specification gives it more fields than the contract's
   * output.
   */
  answers?: z.ZodType;
}

/** An operation and the platform function that implements it. Both sides use the contract's names. */
export interface Binding<
  C extends Contract = Contract,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  Handled = unknown,
  Output = unknown,
> extends WireCall<I, O> {
  contract: C;
  /** The payload for this input. */
  paramsOf(input: InputOf<C>): z.input<I>;
  /** Reads a payload as the input of the platform's handler. */
  received: z.ZodType<Handled>;
  /** Converts an output to the answer. */
  answerOf(output: Output): z.input<O>;
  /** Converts an answer to the output for this input. */
  outputOf(answer: z.output<O>, input: InputOf<C>): z.input<C['output']>;
}

type SettingOf<S, K extends string, Otherwise> = S extends Readonly<Record<K, infer T>> ? T : Otherwise;

type WireInput<T, S> = BoundInput<
  OnWire<T, SettingOf<S, 'input', unknown>>,
  SettingOf<S, 'addressedBy', undefined>
>;

type WireAnswer<C extends Contract, S> = S extends { answers: infer Schema extends z.ZodType }
  ? Schema
  : z.ZodType<
      Answered<z.output<C['output']>, SettingOf<S, 'answer', unknown>>,
      Answered<z.input<C['output']>, SettingOf<S, 'answer', unknown>>
    >;

type HandlerOutput<C extends Contract, S> = S extends { answers: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : z.input<C['output']>;

/**
 * Binds an operation to a platform function: its name, and the fields with other names. Everything else
 * follows from the contract: payload and answer, access, limit, and audit name. If the specified payload has
 * another shape, use a `wireCall` with a mapping in `bindAs` or in the adapter.
 */
export function bind<C extends Contract, const S extends Settings<C>>(
  contract: C,
  settings: S,
): Binding<
  C,
  z.ZodType<WireInput<InputOf<C>, S>, WireInput<z.input<C['input']>, S>>,
  WireAnswer<C, S>,
  BoundInput<InputOf<C>, SettingOf<S, 'addressedBy', undefined>>,
  HandlerOutput<C, S>
>;
export function bind(contract: Contract, settings: Settings<Contract>): Binding {
  const { name, input = {}, addressedBy } = settings;
  const params = wireCodec(addressable(contract.input, addressedBy), input, true);
  const { schema, answerOf, outputOf } = answerCodec(contract, settings);
  return {
    name,
    contract,
    input: params.schema,
    output: schema,
    carriesFile: params.carriesFile,
    paramsOf: params.toWire,
    received: params.unchanged ? params.schema : params.schema.transform(params.fromWire),
    answerOf,
    outputOf: (answer) => Object(outputOf(answer)),
  };
}

interface Mapping<C extends Contract, Params, Answer> {
  /** Converts an input to the payload. */
  params(input: InputOf<C>): Params;
  /** Converts an answer to the output for this input. */
  result(answer: Answer, input: InputOf<C>): z.input<C['output']>;
}

/**
 * Binds an operation to a function whose specified payload has another shape. The platform's handler uses the
 * payload's names. Access, limit, and audit name follow from the contract.
 */
export function bindAs<C extends Contract, Params, Read, Answer, Sent>(
  contract: C,
  wire: WireCall<z.ZodType<Read, Params>, z.ZodType<Answer, Sent>>,
  { params, result }: Mapping<C, Params, Answer>,
): Binding<C, z.ZodType<Read, Params>, z.ZodType<Answer, Sent>, Read, Sent> {
  return {
    ...wire,
    contract,
    paramsOf: params,
    received: wire.input,
    answerOf: (answer) => answer,
    outputOf: result,
  };
}

function addressable(input: z.ZodObject, addressedBy: string | undefined): z.ZodObject {
  if (addressedBy === undefined) return input;
  if (!(addressedBy in input.shape && 'accountId' in input.shape))
    throw new Error(`An operation addressed by "${addressedBy}" must take it and an accountId.`);
  return input.extend({ accountId: accountId.optional() });
}

function answerCodec({ output }: Contract, { answer = {}, answers }: Settings<Contract>) {
  const same = (value: unknown) => value;
  if (answers) return { schema: answers, answerOf: same, outputOf: same };
  const [field, names] =
    typeof answer === 'string' ? [answer, {}] : isPair(answer) ? answer : [undefined, answer];
  if (field === undefined) {
    const { schema, toWire, fromWire } = wireCodec(output, names, false);
    return { schema, answerOf: toWire, outputOf: fromWire };
  }
  const inner = output.shape[field];
  if (!(inner instanceof z.ZodType)) throw new Error(`The output has no field "${field}" to answer with.`);
  const { schema, toWire, fromWire } = wireCodec(inner, names, false);
  return {
    schema,
    answerOf: (answer: unknown) => toWire(Object(answer)[field]),
    outputOf: (answered: unknown) => ({ [field]: fromWire(answered) }),
  };
}
