import { weeklyFromDays } from './weeklyFromDays';

const hours = (days: Record<string, string | null>) =>
  weeklyFromDays(days)?.map(({ day, opens, closes }) => `${day} ${opens / 60}-${closes / 60}`);

test('as Yelp’s academic files have it', () => {
  expect(hours({ Monday: '9:0-21:0', Friday: '11:30-2:0', Sunday: '0:0-24:0' })).toEqual([
    '0 0-24',
    '1 9-21',
    '5 11.5-26',
  ]);
});

test('as Google’s weekday descriptions have it', () => {
  expect(
    hours({
      Monday: 'Closed',
      Tuesday: '11:00 AM – 2:00 PM, 5:00 – 9:30 PM',
      Friday: '5:00\u202fPM – 2:00\u202fAM',
      Saturday: 'Open 24 hours',
      Sunday: '12:00 – 5:00 PM',
    }),
  ).toEqual(['0 12-17', '2 11-14', '2 17-21.5', '5 17-26', '6 0-24']);
});

test.each([
  { Monday: '0:0-0:0' },
  { Monday: 'whenever' },
  { Monday: '9:0-21:0', Feiertag: '9:0-12:0' },
  { Monday: '25:00-26:00' },
  { Monday: '9 AM - 5' },
  { Monday: '11:00 - 2:00 PM' },
  { Monday: 'Closed' },
  {},
])('%j is no timetable', (days) => {
  expect(weeklyFromDays(days)).toBeNull();
});
