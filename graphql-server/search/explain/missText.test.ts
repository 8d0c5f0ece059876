import { missText } from './missText';

test.each([
  [0.01, '50 ft away'],
  [0.12, '400 ft away'],
  [0.32, '1,050 ft away'],
  [0.33, '0.2 mi away'],
  [1.13, '0.7 mi away'],
])('a place %d km elsewhere is "%s": in feet below 0.2 mile, as on rows', (kilometres, text) => {
  expect(missText({ kind: 'ELSEWHERE', kilometres }, 'en')).toBe(text);
});

test('a distance is in the reader’s language', () => {
  expect(missText({ kind: 'ELSEWHERE', kilometres: 0.12 }, 'zh')).toBe('距离 400英尺');
});
