import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { usePlaceTime } from './usePlaceTime';

test.each([
  ['en', '5 PM', '5:30 PM'],
  ['es-US', '5:00 p.m.', '5:30 p.m.'],
  ['zh', '17:00', '17:30'],
])('in the language %s, 17:00 and 17:30 are written as “%s” and “%s”', (locale, full, half) => {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <IntlProvider locale={locale}>{children}</IntlProvider>
  );
  const { formatMinute } = renderHook(usePlaceTime, { wrapper }).result.current;
  expect([17 * 60, 17 * 60 + 30].map((minute) => formatMinute(minute).replace(/\s/g, ' '))).toEqual([full, half]);
});
