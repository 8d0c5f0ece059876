import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chooseLanguage, type Language, useLanguage } from '../../device/language';
import { chooseTheme, useTheme } from '../../device/theme';
import { Popover } from '../../ui/Popover';
import { RadioList } from '../../ui/RadioList';

const Lists = styled.div`
  display: grid;
  gap: 16px;
`;

/** Each language by its own name, whatever the reader's language. */
const languageOptions: ReadonlyArray<{ value: Language; label: string; lang: string }> = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'zh', label: '中文', lang: 'zh' },
  { value: 'ko', label: '한국어', lang: 'ko' },
];

/** The header's control for theme and language; both are kept on the device and take effect without a reload. */
export function LookMenu() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const theme = useTheme();
  const themeOptions = [
    { value: 'light', label: formatMessage({ id: 'look.light' }) },
    { value: 'dark', label: formatMessage({ id: 'look.dark' }) },
  ] as const;
  return (
    <Popover label={formatMessage({ id: 'look.open' })} trigger={<Languages size={20} aria-hidden />}>
      <Lists>
        <RadioList
          legend={formatMessage({ id: 'look.theme' })}
          options={themeOptions}
          value={theme}
          onChange={chooseTheme}
        />
        <RadioList
          legend={formatMessage({ id: 'look.language' })}
          options={languageOptions}
          value={language}
          onChange={chooseLanguage}
        />
      </Lists>
    </Popover>
  );
}
