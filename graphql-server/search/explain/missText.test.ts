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

const day = { opens: null, closes: null };
test.each([
  ['now' as const, day, 'closed now'],
  [180, day, 'closed at 3 AM'],
  [null, day, 'closed then'],
  [180, { ...day, opens: 1050 }, 'closed at 3 AM, opens at 5:30 PM'],
  [180, { ...day, closes: 60 }, 'closes at 1 AM'],
])('a place that is closed at %s (%j) has the sentence "%s"', (asked, hours, text) => {
  expect(missText({ kind: 'CLOSED', hours, asked }, 'en')).toBe(text);
});

test('that a place is closed is in the reader’s language', () => {
  const miss = { kind: 'CLOSED' as const, hours: { ...day, opens: 1050 }, asked: 180 };
  expect(missText(miss, 'es')).toBe('cerrado a las 3 a.m., abre a las 5:30 p.m.');
});
