import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeEarlyPress } from './earlyPress';
import { readTheme } from './theme';

const script = readFileSync(join(__dirname, 'firstPaint.js'), 'utf8');

function paint(systemIsDark: boolean, viewer = 'ANONYMOUS') {
  window.matchMedia = (() => ({ matches: systemIsDark, addEventListener: () => undefined })) as never;
  document.documentElement.className = 'light';
  document.documentElement.dataset.viewer = viewer;
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
])('for the stored theme %s (dark system: %s), first paint and app use the theme %s', (stored, system, shown) => {
  if (stored) localStorage.setItem('fuud_theme', stored);
  expect(paint(system)).toBe(shown);
  expect(readTheme()).toBe(shown);
  expect(window).toHaveProperty('__webpack_nonce__', 'n-1');
});

test.each([
  ['MEMBER', '/search', 'dark', 'es'],
  ['MEMBER', '/?logged_out=true', 'light', null],
  ['GUEST', '/search', 'light', null],
  ['ANONYMOUS', '/', 'light', null],
])(
  'for the viewer %s at %s, the theme is %s, and the stored language of the member is %s',
  (viewer, at, theme, language) => {
    window.history.replaceState(null, '', at);
    for (const [key, text] of Object.entries({ theme: 'light', member_theme: 'dark', member_language: 'es' })) {
      localStorage.setItem(`fuud_${key}`, text);
    }
    expect(paint(true, viewer)).toBe(theme);
    expect(readTheme()).toBe(theme);
    expect(localStorage.getItem('fuud_member_language')).toBe(language);
    window.history.replaceState(null, '', '/');
  },
);

test('the first paint uses the theme of the system if the browser blocks the storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(paint(true)).toBe('dark');
});

test('a press is stored only if it happens before the app has started', () => {
  window.matchMedia = (() => ({ matches: false })) as never;
  document.body.innerHTML = '<button><b>in</b></button><p>beside</p>';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  new Function(script)();
  document.querySelector('b')?.click();
  expect(takeEarlyPress()).toBe(document.querySelector('button'));
  document.querySelector('b')?.click();
  expect(takeEarlyPress()).toBeNull();
});
