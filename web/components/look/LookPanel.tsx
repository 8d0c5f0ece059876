import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLanguage } from '../../device/language';
import { useTheme } from '../../device/theme';
import { Popover, type PopoverProps } from '../../ui/Popover';
import { RadioGroup } from '../../ui/RadioGroup';
import { Switch } from '../../ui/Switch';
import { useLook } from './look';
import { ownNames } from './ownNames';

const Parts = styled.div`
  display: grid;
  gap: 14px;
`;
const Theme = styled.div`
  padding: 0 10px 12px;
  border-bottom: 1px solid var(--line);
`;

/** The panel of LookMenu: a switch between the two themes, and the four languages in their own names. */
export function LookPanel(props: Omit<PopoverProps, 'children'>) {
  const { formatMessage } = useIntl();
  const { chooseTheme, chooseLanguage } = useLook();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <Popover {...props}>
      <Parts>
        <Theme>
          <Switch
            label={formatMessage({ id: 'look.darkTheme' })}
            checked={theme === 'dark'}
            onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')}
          />
        </Theme>
        <RadioGroup
          legend={formatMessage({ id: 'look.language' })}
          options={ownNames.map(({ language: value, name }) => ({ value, label: name, lang: value }))}
          value={language}
          onChange={chooseLanguage}
        />
      </Parts>
    </Popover>
  );
}
