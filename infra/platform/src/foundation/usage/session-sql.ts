import { maxSessionMs, sessionBounds, sessionEvents, silenceMs } from '@campus/domain/analytics/sessions';

const kinds = Object.keys(sessionEvents);

/** A condition: the event belongs to a session. */
const ofSession = `kind in (${quoted(kinds)})`;

/** The place of an event among those of its millisecond. */
const place = `transform(kind, [${quoted(kinds)}], [${Object.values(sessionEvents).join(', ')}], 1)`;

/**
 * An event in the order of its connection, as a tuple. Events of one millisecond are ordered by `sessionEvents`,
 * then by the arrival of their batches and by their lines.
 */
const event = `(ms, ${place}, arrived, seq, kind, room, talk)`;
/** The elements of the tuple. */
export const part = { ms: 1, kind: 5, room: 6, talk: 7 } as const;

/** The connections of an account: `person`, `ofEmployee`, `server`, and `steps` with the events in order, as tuples. */
export function connectionsSql(events: string, where = 'true'): string {
  return `
    select person, any(employee) as ofEmployee, server, arraySort(groupArray(${event})) as steps
    from ${events}
    where ${ofSession} and ${where}
    group by person, server, session`;
}

/**
 * The sessions of an account: `person`, `ofEmployee`, `server`, `began`, `ended`, and `running` as `sessionsOf` of the
 * domain computes them, `steps` with their events as tuples, `alive` with the last sign of life, and `open` if the
 * session has neither ended nor been followed by another one of its connection. Takes the parameter `now`.
 */
export function sessionsSql(events: string, where?: string): string {
  const begins = `step.${part.ms} - before > ${silenceMs}
    or step.${part.kind} = '${sessionBounds.begin}' and step.${part.ms} > before`;
  const isEnd = `step.${part.kind} = '${sessionBounds.end}'`;
  return `
    select person, ofEmployee, server, began, running, open, alive, steps,
      least(latest, if(recent, greatest({now:Int64}, last), last)) as ended
    from (
      select person, ofEmployee, server, chain[1].${part.ms} as began, began + ${maxSessionMs} as latest,
        arrayFirstIndex(step -> ${isEnd}, chain) as out,
        if(out = 0, chain, arraySlice(chain, 1, out)) as own,
        own[-1].${part.ms} as last,
        least(last, latest) as alive,
        arrayFilter(step -> step.${part.ms} < latest, own) as steps,
        number = many and out = 0 as unended,
        unended and last >= {now:Int64} - ${silenceMs} as recent,
        unended and latest > {now:Int64} as open,
        recent and open as running
      from (
        select person, ofEmployee, server, chain, number, length(chains) as many
        from (
          select person, ofEmployee, server,
            arraySplit((step, before) -> ${begins}, steps,
              arrayPushFront(arrayPopBack(arrayMap(step -> step.${part.ms}, steps)), steps[1].${part.ms})) as chains
          from (${connectionsSql(events, where)})
        )
        array join chains as chain, arrayEnumerate(chains) as number
      )
      where chain[1].${part.kind} != '${sessionBounds.end}'
    )`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
