/** Signals that ask a command to stop. They come from Ctrl+C, from a supervisor or from a closed terminal. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code that means "ended by a signal". */
export const INTERRUPTED = 130;

/**
 * Aborts `signal` at the first signal that asks this process to stop, so that the command can end cleanly. A second
 * signal ends the process immediately. `release` restores the usual effect of the signals.
 */
export function stopOnSignal(): { signal: AbortSignal; release(): void } {
  const stop = new AbortController();
  const onSignal = () => {
    release();
    stop.abort();
  };
  const release = () => {
    for (const ending of ENDINGS) process.removeListener(ending, onSignal);
  };
  for (const ending of ENDINGS) process.once(ending, onSignal);
  return { signal: stop.signal, release };
}
