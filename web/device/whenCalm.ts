/** The longest wait for an idle browser, in milliseconds. */
const maxIdleWaitMs = 300;
/** The wait in milliseconds in browsers without requestIdleCallback. */
const soonMs = 100;

/** The ids of the pressed pointers (fingers, and the mouse with its main button). Null before the first task. */
let pressed: Set<number> | null = null;
/** The tasks that have not run yet, in the order in which whenCalm got them. */
const waiting = new Set<{ task: () => void }>();
/** Whether the wait for the next calm moment has begun. */
let isWaiting = false;

function watchPointers(): Set<number> {
  const ids = new Set<number>();
  const release = ({ pointerId }: PointerEvent) => {
    ids.delete(pointerId);
    waitForCalm();
  };
  window.addEventListener('pointerdown', ({ pointerId, button }) => button === 0 && ids.add(pointerId), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return ids;
}

function waitForCalm(): void {
  if (isWaiting || pressed?.size || waiting.size === 0) return;
  isWaiting = true;
  if (!window.requestIdleCallback) setTimeout(runNext, soonMs);
  // The frame that shows the current change comes first.
  else requestAnimationFrame(() => window.requestIdleCallback(runNext, { timeout: maxIdleWaitMs }));
}

function runNext(): void {
  isWaiting = false;
  const [next] = pressed?.size ? [] : waiting;
  if (next) waiting.delete(next);
  waitForCalm();
  next?.task();
}

/**
 * Runs a task when no pointer is pressed, the current change is on the screen, and the browser is idle (or 300 ms have
 * passed). So the task disturbs nothing that moves under a finger. Several tasks run one after another, with a frame
 * between them, so that their work does not add up. If a task is canceled during its wait, the wait goes on, and
 * the next task runs at its end. Returns a function that cancels the task.
 */
export function whenCalm(task: () => void): () => void {
  pressed ??= watchPointers();
  const entry = { task };
  waiting.add(entry);
  waitForCalm();
  return () => waiting.delete(entry);
}
