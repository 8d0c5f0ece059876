import '@testing-library/jest-dom';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/react';

// What browsers have and jsdom lacks, taken from Node's own globals.
Object.assign(
  globalThis,
  runInThisContext('({ TextEncoder, TextDecoder, Request, Response, Headers, AbortController, AbortSignal })'),
);

const hasPage = typeof window !== 'undefined';
if (hasPage) {
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null; // nothing is drawn
}

// A lazy page is compiled on first sight; on a busy machine that takes more than the usual second. What never comes costs
// a failing test this long, the others nothing.
configure({ asyncUtilTimeout: 30_000 });

const failures: string[] = [];

beforeEach(() => {
  failures.length = 0;
  if (hasPage) window.localStorage.clear();
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      failures.push(parts.map(String).join(' '));
    });
  }
});

// A warning on the console fails the test that caused it; one that expects it mocks the console itself.
afterEach(() => {
  jest.restoreAllMocks();
  if (failures.length > 0) throw new Error(`The console was written to:\n${failures.join('\n')}`);
});
