interface Warning {
  name: string;
  message: string;
}

/** A process that reports warnings: Node's `process`. */
interface WarningSource<W extends Warning> {
  removeAllListeners(event: 'warning'): unknown;
  on(event: 'warning', listener: (warning: W) => void): unknown;
}

/**
 * Hands the warnings of a process to its log, each text once. Node no longer prints them: its plain text would stand
 * between the JSON lines.
 */
export function logWarnings<W extends Warning>(source: WarningSource<W>, log: (warning: W) => void): void {
  const logged = new Set<string>();
  source.removeAllListeners('warning');
  source.on('warning', (warning) => {
    const text = `${warning.name}: ${warning.message}`;
    if (logged.has(text)) return;
    logged.add(text);
    log(warning);
  });
}
