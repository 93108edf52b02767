import { setTimeout as wait } from 'node:timers/promises';
import type { Binding } from '@campus/contracts/core/binding';
import type { Contract, Upload } from '@campus/contracts/core/contract';
import { ownSentences } from '@campus/contracts/core/sentences';
import type { Access, Actor, AdmittedBy } from '@campus/domain/access/access';
import type { Platform } from '@campus/parse-adapter/platform';
import { initTRPC, type TRPCError, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server';
import * as z from 'zod';
import type { Context } from './context.ts';
import { problemOf, toTrpcError } from './errors.ts';
import { LargeAnswer } from './large-answer.ts';
import { accountIdOf, beginOperation, endOperation } from './operation.ts';
import { asTrpc } from './problem-shapes.ts';

/** The metadata of every procedure. */
export interface Meta {
  contract: Contract;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, ctx }) => asTrpc(problemOf(error, ctx?.requestId ?? unread.get(error) ?? '')),
  });

const unread = new WeakMap<TRPCError, string>();

/** Records which request failed before tRPC could read its operation. Such failures have no context. */
export function noteUnreadRequest(error: TRPCError, requestId: string): void {
  unread.set(error, requestId);
}

export const router = t.router;

/**
 * Slows down people who continue after refusals. Visitors share an address with others, so they are not
 * slowed down.
 */
const slowed = t.middleware(async ({ ctx: { session, services }, next }) => {
  const pause = session ? services.throttled.hold(session.userId) : 0;
  if (pause > 0) await wait(pause);
  const result = await next();
  if (session && !result.ok && result.error.code === 'TOO_MANY_REQUESTS')
    services.throttled.note(session.userId);
  return result;
});

const recorded = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  const start = performance.now();
  const result = await next();
  const error = result.ok ? undefined : toTrpcError(result.error);
  const rawInput = await getRawInput().catch(() => undefined);
  endOperation(ctx, { path, rawInput, seconds: (performance.now() - start) / 1000, error });
  return error && !result.ok ? { ...result, error } : result;
});

/** Lets the request say what stands for a large answer until its body is sent. */
const placed = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  return result.ok && result.data instanceof LargeAnswer
    ? { ...result, data: ctx.placeOf(result.data) }
    : result;
});

const admittedTo = (contract: Contract) =>
  t.middleware(async ({ ctx, path, getRawInput, next }) => {
    const actor = await beginOperation(ctx, { contract, path, rawInput: await getRawInput() });
    return next({ ctx: { actor } });
  });

/**
 * Reads an upload form after its sender is admitted. The handler reads a streamed form itself. A buffered
 * form gets a processing slot once it has arrived.
 */
const withForm = (upload: Upload) =>
  t.middleware(async ({ ctx, getRawInput, next }) => {
    const { arrivals, memory, streams, uploads } = ctx.services;
    const rawInput: object = Object(await getRawInput());
    const uploader = { caller: ctx.session?.userId ?? ctx.address, account: accountIdOf(rawInput) };
    const withFields = (fields: object) => next({ getRawInput: async () => ({ ...fields, ...rawInput }) });
    if (upload.streamed) return streams.hold(uploader, async () => withFields(await ctx.readForm(upload)));
    return memory.hold(async (take) => {
      const fields = await arrivals.hold(uploader, () => ctx.readForm(upload, take));
      return uploads.hold(uploader, () => withFields(fields));
    });
  });

/** What a handler receives: the validated input, and the caller that its access rule admitted. */
export interface Call<I extends z.ZodObject, A extends Access> {
  input: z.output<I>;
  actor: AdmittedBy<A>;
  /** The platform with the caller's session. For public operations, it is always called as a visitor. */
  platform: Platform;
  ctx: Context;
}

type Procedure<K, I extends z.ZodObject, O extends z.ZodObject> = K extends 'query'
  ? TRPCQueryProcedure<{ input: z.input<I>; output: z.output<O>; meta: Meta }>
  : TRPCMutationProcedure<{ input: z.input<I>; output: z.output<O>; meta: Meta }>;

/**
 * Turns a contract and its handler into a procedure. There is no other way to make one. Access and rate
 * limits are checked before the input is parsed. Output fields outside the schema are dropped, unless the handler
 * returns what that schema has already parsed.
 */
export function procedure<
  K extends 'query' | 'mutation',
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends Access,
>(
  contract: Contract<K, I, O, A>,
  handler: (call: Call<I, A>) => Promise<z.input<O>>,
  { isParsed = false }: { isParsed?: boolean } = {},
): Procedure<K, I, O> {
  const parser = isParsed ? z.unknown() : contract.output;
  const output: z.ZodType<unknown> = contract.large ? writtenOnce(parser) : parser;
  const admitted = t.procedure
    .meta({ contract })
    .use(slowed)
    .use(recorded)
    .use(placed)
    .use(admittedTo(contract));
  const base = (contract.upload ? admitted.use(withForm(contract.upload)) : admitted)
    .input((raw: unknown = {}): unknown => contract.input.parse(raw, { error: ownSentences }))
    .output(output);
  type Resolving = { ctx: Context & { actor: Actor | undefined }; input: unknown };
  const resolve = ({ ctx, input }: Resolving) =>
    handler({
      // The contract's schema has checked the input, and its access rule the caller.
      input: input as z.output<I>,
      actor: ctx.actor as AdmittedBy<A>,
      platform: ctx.platformFor(contract.access === 'public' ? 'anonymous' : (ctx.session ?? 'anonymous')),
      ctx,
    });
  const read = (call: Resolving) => call.ctx.batch.read(contract, call.input, () => resolve(call));
  const built = contract.kind === 'query' ? base.query(read) : base.mutation(resolve);
  // tRPC cannot infer through generic schemas. The types come from the contract.
  return built as unknown as Procedure<K, I, O>;
}

/**
 * Checks and writes each large answer once, although the adapter returns the same object while the platform's is
 * unchanged.
 */
function writtenOnce(schema: z.ZodType): z.ZodType<unknown> {
  const written = new WeakMap<object, LargeAnswer>();
  return z.custom<object>().transform((answer) => {
    const known = written.get(answer) ?? new LargeAnswer(schema.parse(answer));
    written.set(answer, known);
    return known;
  });
}

/**
 * A procedure that the platform implements completely: it passes on the input and returns the answer. `check`
 * adds checks beyond the contract's access. `finish` changes the answer for the browser.
 */
export function forward<
  K extends 'query' | 'mutation',
  In extends z.ZodObject,
  Out extends z.ZodObject,
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  binding: Binding<Contract<K, In, Out, A>, I, O>,
  {
    check = () => undefined,
    finish,
  }: {
    check?: (call: Call<In, A>) => void;
    finish?: (output: z.input<Out>, call: Call<In, A>) => z.input<Out>;
  } = {},
): Procedure<K, In, Out> {
  return procedure(
    binding.contract,
    async (call) => {
      check(call);
      const output = await call.platform.call(binding, call.input);
      return finish ? finish(output, call) : output;
    },
    { isParsed: finish === undefined && isOnWire(binding) },
  );
}

/** Whether the platform's answers have the contract's own schema, so that the adapter has parsed them with it. */
function isOnWire({ output, contract }: { output: z.ZodType; contract: { output: z.ZodType } }): boolean {
  return output === contract.output;
}
