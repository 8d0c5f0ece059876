import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { isSectionId } from '../../components/privacy/sections';
import { useNotice } from '../../intl/Notice';
import { Tabs } from '../../ui/Tabs';
import { usePageTitle } from '../usePageTitle';
import { AboutPanel } from './AboutPanel';
import { PrivacyPanel } from './PrivacyPanel';

const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 16px var(--gutter) clamp(56px, 9vw, 112px);
`;

type PanelName = 'about' | 'privacy';

/**
 * The panel that the address names. Undefined for a hash that belongs to no panel, such as #main of the skip link. In
 * that case the panel does not change.
 */
function panelOf(hash: string): PanelName | undefined {
  if (hash === '') return 'about';
  const id = hash.slice(1);
  return id === 'privacy' || isSectionId(id) ? 'privacy' : undefined;
}

/** Two tabs: what Fuud is, and how it treats data. The address selects the tab (/about, /about#privacy, /about#DNT). */
export function AboutPage() {
  const say = useNotice();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [panel, setPanel] = useState<PanelName>('about');
  const asked = panelOf(hash);
  if (asked && asked !== panel) setPanel(asked);
  usePageTitle(say(panel === 'about' ? 'about.panelAbout' : 'about.panelPrivacy'));
  return (
    <Page>
      <Tabs
        label={say('about.tabs')}
        value={panel}
        onChange={(next) => navigate({ hash: next === 'privacy' ? 'privacy' : '' }, { preventScrollReset: true })}
        tabs={[
          { value: 'about', label: say('about.panelAbout'), content: <AboutPanel /> },
          { value: 'privacy', label: say('about.panelPrivacy'), content: <PrivacyPanel /> },
        ]}
      />
    </Page>
  );
}
