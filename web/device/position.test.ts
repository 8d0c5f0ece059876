import { findPosition, positionKey, readPosition } from './position';

type Answer = (success: (position: unknown) => void, failure: () => void, options: PositionOptions) => void;
const browserSays = (getCurrentPosition: Answer | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: getCurrentPosition && { getCurrentPosition },
    configurable: true,
  });

beforeEach(() => window.sessionStorage.clear());

test('without a position, findPosition resolves to false; readPosition returns null, also for bad text', async () => {
  expect(readPosition()).toBeNull();
  browserSays(undefined);
  expect(await findPosition()).toBe(false);
  browserSays((_, failure) => failure());
  expect(await findPosition()).toBe(false);
  window.sessionStorage.setItem(positionKey, '{"latitude":"here"}');
  expect(readPosition()).toBeNull();
  window.sessionStorage.setItem(positionKey, 'nonsense');
  expect(readPosition()).toBeNull();
});

test('findPosition has a timeout of 10 s, rounds the position, and stores it for the tab', async () => {
  let timeout: number | undefined;
  browserSays((success, _, options) => {
    timeout = options.timeout;
    success({ coords: { latitude: 38.627003, longitude: -90.199404 } });
  });
  expect(await findPosition()).toBe(true);
  expect(timeout).toBe(10_000);
  expect(readPosition()).toEqual({ latitude: 38.627, longitude: -90.199 });
  expect(JSON.parse(window.sessionStorage.getItem(positionKey) ?? '')).toEqual(readPosition());
});
