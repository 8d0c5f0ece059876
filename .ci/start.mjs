// `npm start`: builds what has changed, then runs the server.
import { fileURLToPath } from 'node:url';
import { loadBuilt, projectRoot } from './build.mjs';
import { run } from './run.mjs';

const starter = process.ppid;
// The build runs in its own process, because esbuild's service does not end after a build. The service ends when that
// process ends.
const code = await run(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))]);
if (code !== 0) process.exit(code);
if (process.env.npm_lifecycle_event === 'start' && process.ppid !== starter) process.exit(1); // npm has ended
process.env.FUUD_DATA_DIR ||= `${projectRoot}/.fuud`;
await loadBuilt('index').main(projectRoot);
