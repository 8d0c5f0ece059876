import { holidayLabel } from './holidayLabel';
import { labels } from './holidayLabels.json';
import { usHolidays } from './usHolidays';

test.each([
  ['Washington’s Birthday', 'en', 'Presidents’ Day'],
  ['Thanksgiving Day', 'es', 'Día de Acción de Gracias'],
  ['Labor Day', 'ko', '노동절'],
  ['Founders Day', 'zh', 'Founders Day'],
  ['constructor', 'en', 'constructor'],
] as const)('the label of %j in the language %s is %j', (name, language, label) => {
  expect(holidayLabel(name, language)).toBe(label);
});

test('there are labels for exactly the holidays of usHolidays', () => {
  expect(Object.keys(labels)).toEqual(usHolidays(2026).map(({ name }) => name));
});
