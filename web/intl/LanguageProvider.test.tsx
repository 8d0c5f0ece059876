import { act, render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { chooseLanguage } from '../device/language';
import { LanguageProvider } from './LanguageProvider';
import type { MessageId } from './messageIds';

function Words() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  return (
    <>
      <p>{formatMessage({ id: 'landing.signIn' })}</p>
      <p>{formatMessage({ id: 'diary.unheardOf' as MessageId })}</p>
      <p>{formatNumber(10_000.5)}</p>
      <p>{formatDate('2026-11-30T17:30Z', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })}</p>
    </>
  );
}

test('shows English, then the chosen language, without a reload; <html lang> changes too', async () => {
  render(
    <LanguageProvider>
      <Words />
    </LanguageProvider>,
  );
  expect(screen.getByText('Sign In with Username')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  // If no language has the message, its key is shown.
  expect(screen.getByText('diary.unheardOf')).toBeInTheDocument();
  act(() => chooseLanguage('es'));
  expect(await screen.findByText('Iniciar sesión con usuario')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  // Numbers and times are written as in the United States, as in texts such as "10,000 restaurantes".
  expect(screen.getByText('10,000.5')).toBeInTheDocument();
  expect(screen.getByText('5:30 p.m.')).toBeInTheDocument();
  act(() => chooseLanguage('zh'));
  act(() => chooseLanguage('ko'));
  expect(await screen.findByText('사용자 이름으로 로그인')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('ko');
});
