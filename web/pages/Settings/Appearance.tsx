import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLook } from '../../components/look/look';
import { ownNames } from '../../components/look/ownNames';
import { useLanguage } from '../../device/language';
import { useThemeChoice } from '../../device/theme';
import { RadioGroup } from '../../ui/RadioGroup';
import { SettingsSection } from './SettingsSection';

const Pair = styled.div`
  display: grid;
  gap: 24px 32px;
  margin-left: -10px;
  @media (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The choice of theme (light, dark or the system's) and of language. A choice takes effect immediately. */
export function Appearance() {
  const { formatMessage } = useIntl();
  const { chooseTheme, chooseLanguage } = useLook();
  const theme = useThemeChoice();
  const language = useLanguage();
  return (
    <SettingsSection title={<FormattedMessage id="settings.appearance" />}>
      <Pair>
        <RadioGroup
          legend={formatMessage({ id: 'settings.theme' })}
          options={[
            { value: 'light', label: formatMessage({ id: 'settings.light' }) },
            { value: 'dark', label: formatMessage({ id: 'settings.dark' }) },
            {
              value: 'system',
              label: formatMessage({ id: 'settings.system' }),
              note: formatMessage({ id: 'settings.systemNote' }),
            },
          ]}
          value={theme}
          onChange={chooseTheme}
        />
        <RadioGroup
          legend={formatMessage({ id: 'look.language' })}
          options={ownNames.map(({ language: value, name }) => {
            const label = formatMessage({ id: `settings.language.${value}` });
            return { value, label: name, lang: value, ...(label !== name && { note: label }) };
          })}
          value={language}
          onChange={chooseLanguage}
        />
      </Pair>
    </SettingsSection>
  );
}
