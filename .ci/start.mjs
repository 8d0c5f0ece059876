// `npm start`: build what changed, then be the server.
import { build, loadBuilt, projectRoot, stop } from './build.mjs';

await build().catch(stop);
process.env.FUUD_DATA_DIR ||= `${projectRoot}/.fuud`;
await loadBuilt('index').main(projectRoot);
