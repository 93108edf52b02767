import { AppError } from '@campus/contracts/core/app-error';
import {
  excessOfSender,
  excessReasons,
  type JsonExcess,
  sessionJson,
  visitorJson,
} from '@campus/server-kit/json-bounds';
import express, { type Request, type RequestHandler } from 'express';
import type { CloudFunction } from '../../call/define.ts';
import { identify } from '../../call/identify.ts';
import { parseProblem } from '../../call/problems.ts';
import type { Services } from '../../call/services.ts';
import { parseSessionTokenOf } from '../../call/session-token.ts';
import { noteExcess } from './slow-down.ts';

/** Allows a Base64 image or a piece of a file. */
const maxBytesWithFile = 8 * 1024 * 1024;

const readBytes = express.raw({ type: () => true, limit: sessionJson.bytes });
const readFileBytes = express.raw({ type: () => true, limit: maxBytesWithFile });

type Reading = Pick<Services, 'sql' | 'config' | 'throttled'>;
type Functions = readonly Pick<CloudFunction, 'name' | 'carriesFile'>[];

/**
 * Reads the JSON of a call before Parse Server does, whatever its content type. Size and depth are checked on
 * the bytes. A body above the visitor limits is parsed only if the session is found.
 */
export function readJson(functions: Functions, services: Reading): RequestHandler[] {
  const withFile = new Set(
    functions.flatMap(({ name, carriesFile }) => (carriesFile ? [`/functions/${name}`] : [])),
  );
  const carriesFile = ({ path }: Request) => withFile.has(path);
  return [
    (request, response, next) => (carriesFile(request) ? readFileBytes : readBytes)(request, response, next),
    async (request, response, next) => {
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) return next();
      const refusal = await refusalOf(request, bytes, { services, carriesFile: carriesFile(request) });
      if (refusal) return response.status(refusal.status).json(parseProblem(refusal.error));
      request.body = parsed(bytes);
      if (request.body !== undefined) return next();
      response.status(400).json(parseProblem(malformed()));
    },
  ];
}

interface Refusal {
  status: number;
  error: AppError;
}

async function refusalOf(
  request: Request,
  bytes: Buffer,
  { services, carriesFile }: { services: Reading; carriesFile: boolean },
): Promise<Refusal | undefined> {
  // Size and depth are checked on UTF-8 bytes; another encoding would bypass that.
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    return { status: 415, error: new AppError('invalid', 'request.contentType') };
  let isIdentified = false;
  const excess = await excessOfSender(bytes, async () => {
    isIdentified = (await identify(services, sessionTokenIn(request, bytes), undefined)) !== undefined;
    if (!isIdentified) return visitorJson;
    return carriesFile ? { ...sessionJson, bytes: maxBytesWithFile } : sessionJson;
  });
  if (!excess) return undefined;
  noteExcess(services, request, isIdentified);
  return { status: statusOf[excess], error: new AppError('invalid', excessReasons[excess]) };
}

const statusOf: Record<JsonExcess, number> = { deep: 400, large: 413 };

/** Returns the session token from the header or, as SDKs send it, the body. */
function sessionTokenIn(request: Request, bytes: Buffer): string | undefined {
  const header = parseSessionTokenOf(request);
  const at = header ? -1 : bytes.indexOf('"_SessionToken"');
  if (at === -1) return header;
  return /^"_SessionToken"\s*:\s*"([^"\\]+)"/.exec(bytes.toString('latin1', at, at + 300))?.[1];
}

/** Returns the parsed object or list. Returns {} for an empty body, and undefined for anything else. */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString().replace(/^\uFEFF/, '');
  if (text === '') return {};
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function malformed(): AppError {
  return new AppError('invalid', 'request.malformed');
}
