import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LookMenu } from '../../components/LookMenu/LookMenu';
import { usePageTitle } from '../../components/usePageTitle';
import { Logo } from '../../ui/Logo';
import { EntryPaths, type EntryPathsProps } from './EntryPaths';
import { Features } from './Features';
import { Plate } from './Plate';

const Page = styled.div`
  position: relative;
  overflow: clip;
  flex: 1;
  display: flex;
  flex-direction: column;
`;
const Header = styled.header`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px var(--gutter);
  @media (min-width: 860px) {
    padding-block: 22px;
  }
`;
const Hero = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 24px;
  padding: 0 var(--gutter) 44px;
  @media (min-width: 860px) {
    gap: clamp(28px, 4.6vh, 44px);
    padding-top: clamp(12px, 5vh, 64px);
    padding-bottom: clamp(56px, 9vh, 96px);
  }
`;
const Picture = styled.div`
  position: absolute;
  z-index: -1;
  top: -88px;
  right: -128px;
  width: 372px;
  @media (min-width: 860px) {
    top: 50%;
    right: clamp(-150px, -7vw, -40px);
    width: min(56vw, 860px);
    transform: translateY(-53%);
  }
`;
const Tagline = styled.h1`
  max-width: 8.6em;
  padding-top: clamp(150px, 26vh, 250px);
  font-size: clamp(2.75rem, 1.2rem + 6.4vw, 6.25rem);
  font-weight: 600;
  line-height: 0.98;
  letter-spacing: -0.032em;
  text-wrap: pretty;
  @media (min-width: 860px) {
    padding-top: 0;
    max-width: 6.4em;
  }
`;
const Below = styled.div`
  padding: 12px var(--gutter) 56px;
`;
const Footer = styled.footer`
  margin-top: auto;
  padding: 40px var(--gutter) 48px;
  background: var(--accent-soft);
  font-family: var(--serif);
  font-size: clamp(1.25rem, 1rem + 1vw, 1.625rem);
  line-height: 1.3;
  text-wrap: balance;
  p {
    max-width: 32em;
  }
`;

/** What a visitor without a session sees at every address: what Fuud is, and the three ways in. */
export function LandingPage({ onEntryNear }: EntryPathsProps) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'landing.title' }));
  return (
    <Page>
      <Header>
        <Logo name={formatMessage({ id: 'app.name' })} />
        <LookMenu />
      </Header>
      <main>
        <Hero>
          <Picture>
            <Plate rim={formatMessage({ id: 'landing.rim' })} />
          </Picture>
          <Tagline>
            <FormattedMessage id="landing.tagline" />
          </Tagline>
          <EntryPaths onEntryNear={onEntryNear} />
        </Hero>
        <Below>
          <Features />
        </Below>
      </main>
      <Footer>
        <p>
          <FormattedMessage id="landing.footer" />
        </p>
      </Footer>
    </Page>
  );
}
