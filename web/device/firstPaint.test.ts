import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTheme } from './theme';

const script = readFileSync(join(__dirname, 'firstPaint.js'), 'utf8');

function paint(systemIsDark: boolean) {
  window.matchMedia = (() => ({ matches: systemIsDark, addEventListener: () => undefined })) as never;
  document.documentElement.className = 'light';
  const page = { currentScript: { nonce: 'n-1' }, documentElement: document.documentElement };
  new Function('document', script)(page);
  return document.documentElement.className;
}

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['blue', true, 'dark'],
])('stored %s, system dark %s: shows %s, as the app will', (stored, system, shown) => {
  if (stored) localStorage.setItem('fuud_theme', stored);
  expect(paint(system)).toBe(shown);
  expect(readTheme()).toBe(shown);
  expect(window).toHaveProperty('__webpack_nonce__', 'n-1');
});

test('survives closed storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(paint(true)).toBe('dark');
});
