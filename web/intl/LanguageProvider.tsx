import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider, ReactIntlErrorCode } from 'react-intl';
import { type Language, useLanguage } from '../device/language';
import { firstMessages, getShownMessages, showLanguage, subscribeShownMessages } from './messageStore';

/** The locales of dates and numbers. The restaurants are in the United States, so Spanish has "4.5" and "5:30 p.m." */
const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'es-US', zh: 'zh', ko: 'ko' };

function onError(error: { code: string }) {
  // If a key has no message, the key itself is shown. Any other error is a bug in a message.
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
}

/**
 * Provides the messages in the current language (see useLanguage). When the language changes, it loads the new messages
 * and updates <html lang>, without a reload of the page. If the messages fail to load, the old language stays.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const wanted = useLanguage();
  const { language, messages } = useSyncExternalStore(subscribeShownMessages, getShownMessages, () => firstMessages);
  useEffect(() => {
    if (wanted === language) return;
    showLanguage(wanted).catch(() => undefined);
  }, [wanted, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={locales[language]} messages={messages} defaultLocale="en" onError={onError}>
      {children}
    </IntlProvider>
  );
}
