import type { Database } from '../../foundation/database/sql.ts';

/** What the database says about the work of all processes. */
interface State {
  /** One entry for each queue, also an empty one. */
  jobs: readonly { queue: string; waiting: number; failed: number; oldestSeconds: number }[];
  /** The number of tasks for each status that is not final. */
  tasks: readonly { status: string; count: number }[];
  databaseBytes: number;
  signInFailures: number;
}

/**
 * Reads the state of jobs, tasks, and sign-ins. A job that failed ages from its creation, and one that was
 * postponed from the time it is due.
 */
export async function readState(sql: Pick<Database, 'committed'>): Promise<State> {
  const [jobs, tasks, rest] = await Promise.all([
    sql.committed.query<State['jobs'][number]>(
      `select q.name as queue,
         count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
         count(*) filter (where j.state = 'failed')::int as failed,
         greatest(0, coalesce(extract(epoch from now() - min(
           case j.state when 'retry' then j.created_on
             when 'created' then case when j.start_after <= now() then greatest(j.created_on, j.start_after) end
           end)), 0))::float8 as "oldestSeconds"
       from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'failed')
       group by q.name`,
    ),
    sql.committed.query<State['tasks'][number]>(
      `select s.status, count(t.id)::int as count
       from unnest(array['waiting', 'running', 'stopping', 'planned']) s(status)
       left join "Task" t on t.status = s.status group by s.status`,
    ),
    sql.committed.one<Pick<State, 'databaseBytes' | 'signInFailures'>>(
      `select pg_database_size(current_database())::float8 as "databaseBytes",
         (select coalesce(sum(failures), 0)::int from sign_in_failure
          where counted > now() - interval '10 minutes') as "signInFailures"`,
    ),
  ]);
  if (!rest) throw new Error('The database gave no size.');
  return { jobs, tasks, ...rest };
}
