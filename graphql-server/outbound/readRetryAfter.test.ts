import { readRetryAfter } from './readRetryAfter';

const at = (text?: string) => readRetryAfter(new Headers(text === undefined ? {} : { 'retry-after': text }));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('reads a header with a number of seconds or with a date, and returns milliseconds', () => {
  expect(at('30')).toBe(30_000);
  expect(at('Mon, 23 Nov 2026 08:01:00 GMT')).toBe(60_000);
  expect(at('0')).toBe(0);
  expect(at('Mon, 23 Nov 2026 07:59:00 GMT')).toBe(0); // in the past
});

test.each([undefined, '', 'soon', '1.5', '-5'])('the header Retry-After with the value %p is read as null', (text) => {
  expect(at(text)).toBeNull();
});
