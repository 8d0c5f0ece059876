import { mediaQuery } from './mediaQuery';

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('mediaQuery calls window.matchMedia only once for each media query', () => {
  const asked = jest.fn((media: string) => ({ media }) as MediaQueryList);
  window.matchMedia = asked;
  const wide = mediaQuery('(min-width: 600px)');
  expect(mediaQuery('(min-width: 600px)')).toBe(wide);
  expect(mediaQuery('(min-width: 900px)')).not.toBe(wide);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('mediaQuery returns undefined in a browser without matchMedia', () => {
  expect(mediaQuery('(min-width: 600px)')).toBeUndefined();
});
