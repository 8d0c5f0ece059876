/** The longest wait for an idle browser, in milliseconds. */
const maxIdleWaitMs = 300;
/** The wait in milliseconds in browsers without requestIdleCallback. */
const soonMs = 100;

/** The ids of the pointers (fingers and the mouse) that are pressed on the page. Null before the first task. */
let pressed: Set<number> | null = null;
/** For each task that waits until no pointer is pressed: a function that then starts the wait for an idle browser. */
const waiting = new Set<() => void>();

function watchPointers(): Set<number> {
  const ids = new Set<number>();
  const release = ({ pointerId }: PointerEvent) => {
    ids.delete(pointerId);
    if (ids.size > 0) return;
    for (const start of waiting) start();
    waiting.clear();
  };
  window.addEventListener('pointerdown', ({ pointerId, button }) => button === 0 && ids.add(pointerId), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return ids;
}

/**
 * Runs a task when no pointer is pressed, the current change is on the screen, and the browser is idle (or 300 ms have
 * passed). So the task disturbs nothing that moves under a finger. Returns a function that cancels the task.
 */
export function whenCalm(task: () => void): () => void {
  pressed ??= watchPointers();
  const ids = pressed;
  let cancel = () => {};
  const attempt = () => (ids.size > 0 ? start() : task());
  const start = () => {
    if (ids.size > 0) {
      waiting.add(start);
      cancel = () => waiting.delete(start);
      return;
    }
    if (!window.requestIdleCallback) {
      const timer = setTimeout(attempt, soonMs);
      cancel = () => clearTimeout(timer);
      return;
    }
    // The frame that shows the current change comes first.
    const frame = requestAnimationFrame(() => {
      const handle = window.requestIdleCallback(attempt, { timeout: maxIdleWaitMs });
      cancel = () => window.cancelIdleCallback(handle);
    });
    cancel = () => cancelAnimationFrame(frame);
  };
  start();
  return () => cancel();
}
