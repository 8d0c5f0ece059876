import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');

function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const block = new RegExp(`:root\\.${theme} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]));
}

/** The relative luminance of a color, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'raised'];
const readable = [
  ...['ink', 'ink-soft', 'accent', 'danger', 'success'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['ink', 'accent-soft'],
  ['ink', 'saffron-soft'],
  ['danger', 'danger-soft'],
  ['paper', 'ink'],
  ['paper', 'danger'],
];
const visible = ['control-line', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground]));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = tokens(theme);

  test.each(readable)('text in %s has enough contrast on %s', (ink = '', ground = '') => {
    expect(contrast(colour[ink], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('a line in %s has enough contrast on %s', (line = '', ground = '') => {
    expect(contrast(colour[line], colour[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('both themes define a hex color for the same tokens', () => {
  expect(Object.keys(tokens('light'))).toEqual(Object.keys(tokens('dark')));
});
