// `npm start`: build what changed, then be the server.
import { fileURLToPath } from 'node:url';
import { loadBuilt, projectRoot } from './build.mjs';
import { run } from './run.mjs';

const starter = process.ppid;
// In a process of its own: what a build leaves running (esbuild's service) ends with it.
const code = await run(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))]);
if (code !== 0) process.exit(code);
if (process.env.npm_lifecycle_event === 'start' && process.ppid !== starter) process.exit(1); // nobody waits for it any more
process.env.FUUD_DATA_DIR ||= `${projectRoot}/.fuud`;
await loadBuilt('index').main(projectRoot);
