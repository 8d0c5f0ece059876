import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buildDate, version } from '../../appVersion';
import { storeSaveHistory, useSaveHistory } from '../../device/saveHistory';
import { useSession } from '../../session/useSession';
import { useViewer } from '../../session/useViewer';
import { Switch } from '../../ui/Switch';
import { usePageTitle } from '../usePageTitle';
import { AccountDetails } from './AccountDetails/AccountDetails';
import { Appearance } from './Appearance';
import { DeleteAccount } from './DeleteAccount';
import { SettingsSection } from './SettingsSection';
import { TasteSection } from './Taste/TasteSection';
import { YourData } from './YourData/YourData';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 5vw, 56px);
  width: 100%;
  max-width: calc(920px + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(16px, 3vw, 40px) var(--gutter) 72px;
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: var(--ink-soft);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--ink);
  }
`;
const Heading = styled.h1`
  font-size: clamp(2.6rem, 1.9rem + 3.6vw, 4.75rem);
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--ink-soft);
`;

/** The page Settings. A new theme or language, and a change of the history switch, take effect immediately. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const isGuest = useSession().kind === 'GUEST';
  const savesHistory = useSaveHistory();
  const { user } = useViewer();
  const title = formatMessage({ id: 'shell.settings' });
  usePageTitle(title);
  return (
    <Page>
      <div>
        <Back to="/profile">
          <ArrowLeft size={18} aria-hidden />
          <FormattedMessage id="settings.back" />
        </Back>
        <Heading>{title}</Heading>
      </div>
      <Appearance />
      <SettingsSection title={<FormattedMessage id="settings.preferences" />}>
        <Switch
          label={formatMessage({ id: 'settings.saveHistory' })}
          hint={formatMessage({ id: isGuest ? 'settings.saveHistoryGuest' : 'settings.saveHistoryHint' })}
          checked={savesHistory}
          onChange={storeSaveHistory}
        />
      </SettingsSection>
      {!isGuest && <TasteSection />}
      <SettingsSection title={<FormattedMessage id="settings.data" />}>
        <YourData viewerId={user?.uuid} />
      </SettingsSection>
      <SettingsSection title={<FormattedMessage id="settings.account" />}>
        {user && !isGuest && <AccountDetails user={user} />}
        <DeleteAccount isGuest={isGuest} />
      </SettingsSection>
      <SettingsSection title={<FormattedMessage id="settings.about" />}>
        <Facts>
          <span>
            <FormattedMessage id="settings.version" values={{ version }} />
          </span>{' '}
          <span>
            <FormattedMessage id="settings.build" values={{ date: buildDate }} />
          </span>
        </Facts>
      </SettingsSection>
    </Page>
  );
}
