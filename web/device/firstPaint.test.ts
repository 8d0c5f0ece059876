import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeEarlyPress } from './earlyPress';
import { readTheme } from './theme';

const script = readFileSync(join(__dirname, 'firstPaint.js'), 'utf8');

function paint(systemIsDark: boolean) {
  window.matchMedia = (() => ({ matches: systemIsDark, addEventListener: () => undefined })) as never;
  document.documentElement.className = 'light';
  const page = {
    currentScript: { nonce: 'n-1' },
    documentElement: document.documentElement,
    addEventListener: () => 0,
  };
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

test('keeps the press that comes before the app, and no other', () => {
  window.matchMedia = (() => ({ matches: false })) as never;
  document.body.innerHTML = '<button><b>in</b></button><p>beside</p>';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  new Function(script)();
  document.querySelector('b')?.click();
  expect(takeEarlyPress()).toBe(document.querySelector('button'));
  document.querySelector('b')?.click();
  expect(takeEarlyPress()).toBeNull();
});
