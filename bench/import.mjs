// Measures the time and the peak memory of an import into a fresh database, then of a second import of the same file.
// Usage: node bench/import.mjs FILE --format csv --map us-chain-locations
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabaseEnv } from './ownDatabaseEnv.mjs';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
chmodSync(dataDir, 0o755);

for (const turn of ['first import', 'same again ']) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, '.ci', 'catalogue.mjs'), 'import', ...process.argv.slice(2)], {
    env: { ...ownDatabaseEnv, FUUD_DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentSet(child.pid))), 50);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  console.log(
    `${turn}: ${((performance.now() - began) / 1000).toFixed(1)} s, peak ${Math.round(peak / 1024)} MB, exit code ${code}`,
  );
}
rmSync(dataDir, { recursive: true, force: true });

/** Peak resident memory of the importing process in kB, without Postgres; 0 if /proc has no such process. */
function residentSet(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
