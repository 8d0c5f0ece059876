import { missText } from './missText';

test.each([
  [0.01, '50 ft away'],
  [0.12, '400 ft away'],
  [0.32, '1,050 ft away'],
  [0.33, '0.2 mi away'],
  [1.13, '0.7 mi away'],
  [19.8, '12 mi away'],
])('for a place at %d km, the text is "%s": in feet below 0.2 miles, otherwise in miles', (kilometres, text) => {
  expect(missText({ kind: 'ELSEWHERE', kilometres }, 'en')).toBe(text);
});

test('a distance is in the user’s language', () => {
  expect(missText({ kind: 'ELSEWHERE', kilometres: 0.12 }, 'zh')).toBe('距离 400英尺');
});

const day = { opens: null, closes: null };
test.each([
  ['now' as const, day, 'closed now'],
  [180, day, 'not open at 3 AM'],
  ['always' as const, day, 'not open 24 hours'],
  [null, day, 'closed then'],
  [180, { ...day, opens: 1050 }, 'not open at 3 AM, opens at 5:30 PM'],
  [180, { ...day, closes: 60 }, 'closes at 1 AM'],
])('for the requested time %s and the hours %j, the text is "%s"', (asked, hours, text) => {
  expect(missText({ kind: 'CLOSED', hours, asked }, 'en')).toBe(text);
});

test.each([
  [180, 'no abre a las 3 a.m., abre a las 5:30 p.m.'],
  [60, 'no abre a la 1 a.m., abre a las 5:30 p.m.'],
])('for a place that is closed at minute %d of the day, the Spanish text is "%s"', (asked, text) => {
  expect(missText({ kind: 'CLOSED', hours: { ...day, opens: 1050 }, asked }, 'es')).toBe(text);
});
