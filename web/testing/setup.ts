import '@testing-library/jest-dom';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/react';
import { skipUnreadRules } from './skipUnreadRules';

// Node's versions of these globals. jsdom lacks some of them and has its own versions of the others.
Object.assign(
  globalThis,
  runInThisContext('({ TextEncoder, TextDecoder, Request, Response, Headers, AbortController, AbortSignal })'),
);

const hasPage = typeof window !== 'undefined';
if (hasPage) {
  skipUnreadRules();
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null; // jsdom cannot draw
}

// A lazy page is compiled when it is first imported. On a busy machine this can take longer than the default timeout of
// one second. Only a failing test waits for the whole 30 seconds.
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

// An error or warning on the console fails the test that caused it. A test that expects an error or warning mocks the
// console itself.
afterEach(() => {
  jest.restoreAllMocks();
  if (failures.length > 0) throw new Error(`The console was written to:\n${failures.join('\n')}`);
});
