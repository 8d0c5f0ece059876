// `npm run catalogue -- ...`: runs the catalogue command, with or without a running server.
import { buildServer, loadBuilt, projectRoot, stop } from './build.mjs';

await buildServer().catch(stop);
process.env.FUUD_DATA_DIR ||= `${projectRoot}/.fuud`;
process.exitCode = await loadBuilt('catalogue').main(process.argv.slice(2), process.env);
