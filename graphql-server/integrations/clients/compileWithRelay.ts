import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConcreteRequest } from 'relay-runtime';

const root = join(__dirname, '..', '..', '..');

/**
 * Compiles one operation with relay-compiler and the committed schema.
 * @param module a name for the source file; the operation must have the name `${module}Query`
 * @throws when the compiler refuses the operation
 */
export function compileWithRelay(module: string, operation: string): ConcreteRequest {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-relay-'));
  try {
    for (const name of ['source', 'artifacts']) mkdirSync(join(folder, name));
    copyFileSync(join(root, 'schema.graphql'), join(folder, 'schema.graphql'));
    writeFileSync(join(folder, 'source', `${module}.js`), `graphql\`${operation}\`;`);
    const config = {
      src: './source',
      schema: './schema.graphql',
      language: 'javascript',
      artifactDirectory: './artifacts',
      eagerEsModules: false,
    };
    writeFileSync(join(folder, 'relay.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules', '.bin', 'relay-compiler');
    execFileSync(process.execPath, [compiler, './relay.json'], { cwd: folder, stdio: 'pipe' });
    const artifact = readFileSync(join(folder, 'artifacts', `${module}Query.graphql.js`), 'utf8');
    const artifactModule: { exports?: ConcreteRequest } = {};
    new Function('module', artifact)(artifactModule);
    if (!artifactModule.exports) throw new Error('relay-compiler exports nothing');
    return artifactModule.exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
