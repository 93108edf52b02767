import { STATUS_CODES } from 'node:http';
import { type AppError, httpStatus } from '@campus/contracts/core/app-error';
import type { WireProblem } from '@campus/contracts/core/wire-route';
import type { Response } from 'express';

/** Answers a refusal in the one form of the REST gateway. */
export function sendProblem(response: Response, error: AppError): void {
  const status = httpStatus[error.kind];
  const problem: WireProblem = { status, title: STATUS_CODES[status] ?? '', detail: error.message };
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}
