import { foreignZone } from './foreignZone';

const now = new Date('2026-09-07T12:00:00Z');
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('the time zone of the device is not named', () => {
  expect(foreignZone(here, now, 'en')).toBeNull();
});

test('a time zone with a different time is named', () => {
  const far = here === 'Asia/Seoul' ? 'America/Chicago' : 'Asia/Seoul';
  expect(foreignZone(far, now, 'en')).toMatch(/Time/);
});

test('an unknown time zone is not named', () => {
  expect(foreignZone('Mars/Olympus', now, 'en')).toBeNull();
});
