import styled from 'styled-components';
import { useBrowserLanguage } from '../../device/browserLanguage';
import { useChosenLanguage, useLanguage } from '../../device/language';
import { useLook } from './look';
import { ownNames } from './ownNames';

/**
 * A button to change to the browser's language, with words in that language. It is shown if the page is in another
 * language and the user has not chosen a language.
 */
export function LanguageOffer() {
  const wished = useBrowserLanguage();
  const shown = useLanguage();
  const chosen = useChosenLanguage();
  const { chooseLanguage } = useLook();
  const own = ownNames.find(({ language }) => language === wished);
  if (!own || own.language === shown || chosen) return null;
  return (
    <Offer type="button" lang={own.language} onClick={() => chooseLanguage(own.language)}>
      {own.offer}
    </Offer>
  );
}

const Offer = styled.button`
  min-height: 44px;
  padding: 0 14px;
  border: 0;
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font-size: 0.9375rem;
  font-weight: 620;
  white-space: nowrap;
`;
