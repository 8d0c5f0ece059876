// For the scripts of this project: functions that start other programs, and a function that hashes files.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Runs a program that shares this process's input and output. Resolves to the program's exit code, to 1 if a signal
 * ended the program, or to 127 if the program cannot start.
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and collects what it prints. Resolves to { code, output }. `code` is the exit code, 1 if a signal
 * ended the program, or 127 if the program cannot start.
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the npm that started this script, or the npm on PATH if no npm started it. Resolves to npm's exit code. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** One hash of the paths and contents of all files in `paths` (files or folders), except where `skip(path)` is true. */
export function hashOf(paths, skip = () => false) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (skip(path)) return;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (stat) hash.update(relative(root, path)).update(readFileSync(path));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
