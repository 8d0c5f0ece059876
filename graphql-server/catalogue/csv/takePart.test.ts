import { takePart } from './takePart';

test.each([
  ['beforeLastComma', '22 N Euclid, Ste 105, St Louis', '22 N Euclid, Ste 105'],
  ['afterLastComma', '22 N Euclid, St Louis', ' St Louis'],
  ['afterLastComma', 'Forest Park', ''],
  ['zip', '22 N EUCLID AVE, 63108-1234', '63108'],
  ['zip', null, ''],
] as const)('takes the part %s of %j', (take, raw, part) => {
  expect(takePart(take, raw)).toBe(part);
});

test('weekdayHours reads the hours of each weekday from an object or from JSON text', () => {
  const hours = { Monday: '9:0-21:30', Friday: '17:0-2:0', Sunday: 'closed', Holiday: '9:0-10:0' };
  const openingHours = 'Mo 09:00-21:30; Fr 17:00-02:00';
  expect(takePart('weekdayHours', hours)).toBe(openingHours);
  expect(takePart('weekdayHours', JSON.stringify(hours))).toBe(openingHours);
});

test('if a day has two equal times, weekdayHours returns no hours, except 24/7 if every day has "0:0-0:0"', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const always = Object.fromEntries(days.map((day) => [day, '0:0-0:0']));
  expect(takePart('weekdayHours', always)).toBe('24/7');
  expect(takePart('weekdayHours', { ...always, Tuesday: '8:0-18:30' })).toBe('');
  expect(takePart('weekdayHours', { Monday: '9:0-21:0', Friday: '11:0-11:0' })).toBe('');
});

test.each([[null], [''], ['9 to 5'], ['[1]'], ['"Monday"'], [['Monday']], [{ Monday: 9 }], [{ Monday: null }]])(
  '%j contains no hours',
  (raw) => {
    expect(takePart('weekdayHours', raw)).toBe('');
  },
);
