import { AppError } from '@campus/contracts/core/app-error';
import { wireClientInfo } from '@campus/contracts/worlds/functions';
import { type RequestHandler, Router } from 'express';
import { readClientInfo } from '../../areas/worlds/read-client-info.ts';
import { plainProblem } from '../../call/problems.ts';
import { serve } from '../../call/serve.ts';
import type { Services } from '../../call/services.ts';
import { platformRoutes } from '../routes.ts';
import { readBody } from './read-body.ts';

/** The REST interface, in addition to the cloud functions. */
export function routesRouter(services: Services): Router {
  const router = Router();
  router.get('/ClientInfo/:id', clientInfo(services));
  for (const route of platformRoutes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    if (route.method === 'GET') router.get(path, serve(route, services));
    else if (route.method === 'DELETE') router.delete(path, serve(route, services));
    else if (route.method === 'PUT') router.put(path, readBody, serve(route, services));
    else if (route.method === 'POST') router.post(path, readBody, serve(route, services));
    else router.patch(path, readBody, serve(route, services));
  }
  return router;
}

function clientInfo({ sql }: Services): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const { id } = request.params;
    const info = isStorable(id) ? await readClientInfo(sql, id) : undefined;
    if (info) response.json(wireClientInfo.parse(info));
    else response.status(404).json(plainProblem(new AppError('notFound', 'worlds.notFound', { id })));
  };
}

/** Whether PostgreSQL can store the text as a name. */
function isStorable(id: string): boolean {
  return id.length <= 100 && !id.includes('\0') && id.isWellFormed();
}
