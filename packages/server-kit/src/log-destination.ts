import { type DestinationStream, pino } from 'pino';

/** What waits at most while the log cannot be written, in bytes. */
const mostWaiting = 1024 ** 2;

/**
 * Opens standard output, or another `fd`, for the log of a program. A log that cannot be written, such as on a
 * full disk, neither ends nor delays the program. The first lines wait, later ones are lost. Once it can be
 * written again, a line says how many were lost.
 */
export function openLogDestination(part: string, fd = 1): DestinationStream & { fd: number } {
  // Without a minimum, `flush` does nothing.
  const stream = pino.destination({ dest: fd, minLength: 1, maxLength: mostWaiting });
  let lost = 0;
  let failing = false;
  // Without a listener, the error would end the process. The next line is another attempt to write.
  stream.on('error', () => {
    failing = true;
  });
  stream.on('write', () => {
    failing = false;
  });
  stream.on('drop', () => {
    lost += 1;
    // A line that is dropped does not attempt to write.
    stream.flush();
  });
  stream.on('drain', () => {
    if (lost === 0) return;
    const line = { level: 'warn', time: new Date().toISOString(), part, lines: lost, msg: 'log lines lost' };
    lost = 0;
    stream.write(`${JSON.stringify(line)}\n`);
  });
  // At the end of the process, the library writes what waits, and repeats that until it succeeds.
  const flush = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    if (!failing) flush();
  };
  return stream as typeof stream & { fd: number };
}
