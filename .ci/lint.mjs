// `npm run lint`: reports the errors that Biome and the rules of .ci/rooms.cjs find.
// `npm run lint -- --write` also fixes the errors that Biome can fix.
import { join } from 'node:path';
import { run } from './run.mjs';

const cwd = join(import.meta.dirname, '..');
const biome = join(cwd, 'node_modules', '.bin', 'biome');
const codes = [
  await run(biome, ['check', ...process.argv.slice(2), '.'], { cwd }),
  await run(process.execPath, [join(import.meta.dirname, 'checkRooms.mjs')], { cwd }),
];
process.exitCode = Math.max(...codes);
