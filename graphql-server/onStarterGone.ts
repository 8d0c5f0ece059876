import { execFileSync } from 'node:child_process';

const LOOK_EVERY = 500;
const SHELL = /(^|[/-])(sh|bash|dash|zsh|ksh|ash|busybox)$/;

/**
 * `npm start` runs the script in a shell. Calls `gone` when npm or this shell has ended. npm sends a signal only to
 * this shell, and the shell ends without passing the signal on to the server. If the server was started in another way
 * (node, systemd, a container), nothing is watched.
 * @param env the environment; npm sets the name of the script in it
 * @returns a function that ends the watch
 */
export function onStarterGone(gone: () => void, env: Record<string, string | undefined> = process.env): () => void {
  const parent = process.ppid;
  if (env.npm_lifecycle_event !== 'start' || parent <= 1) return () => undefined;
  const npm = npmBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && isAlive(npm)) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

/** The id of npm's process: our parent process, or the parent of our parent if our parent is a shell. */
function npmBehind(parent: number): number {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
    const [, grandparent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
    return grandparent && SHELL.test(name) && Number(grandparent) > 1 ? Number(grandparent) : parent;
  } catch {
    return parent; // this system has no ps
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
