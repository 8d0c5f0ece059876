import { act, render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { chooseLanguage } from '../device/language';
import { LanguageProvider } from './LanguageProvider';
import type { MessageId } from './messageIds';

function Words() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{formatMessage({ id: 'landing.signIn' })}</p>
      <p>{formatMessage({ id: 'diary.unheardOf' as MessageId })}</p>
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
  act(() => chooseLanguage('zh'));
  act(() => chooseLanguage('ko'));
  expect(await screen.findByText('사용자 이름으로 로그인')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('ko');
});
