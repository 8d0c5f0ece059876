import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { useDistance } from './useDistance';

function written(meters: number | null | undefined, locale = 'en') {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <IntlProvider locale={locale}>{children}</IntlProvider>
  );
  return renderHook(() => useDistance(meters), { wrapper }).result.current;
}

test.each([
  [0, '50 ft'],
  [20, '50 ft'],
  [122, '400 ft'],
  [321, '1,050 ft'],
  [322, '0.2 mi'],
  [700, '0.4 mi'],
  [15_000, '9.3 mi'],
  [20_000, '12 mi'],
])('%s meters are written as "%s"', (meters, text) => {
  expect(written(meters)).toBe(text);
});

test.each([
  ['es-US', '400 ft', '0.4 mi'],
  ['zh', '400英尺', '0.4英里'],
  ['ko', '400ft', '0.4mi'],
])('feet and miles are written in the language %s', (locale, feet, miles) => {
  expect([written(122, locale), written(700, locale)]).toEqual([feet, miles]);
});

test('the result is null if the distance is unknown', () => {
  expect([written(null), written(undefined)]).toEqual([null, null]);
});
