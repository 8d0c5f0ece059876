// `npm run catalogue -- ...`: runs the catalogue command, with or without a running server.
import { buildServer, exitWithError, loadBuilt, projectRoot } from './build.mjs';

await buildServer().catch(exitWithError);
process.env.FUUD_DATA_DIR ||= `${projectRoot}/.fuud`;
process.exitCode = await loadBuilt('catalogue').main(process.argv.slice(2), process.env);
