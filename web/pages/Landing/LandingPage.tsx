import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LanguageOffer } from '../../components/look/LanguageOffer';
import { LookMenu } from '../../components/look/LookMenu';
import { Logo } from '../../ui/Logo';
import { usePageTitle } from '../usePageTitle';
import { EntryPaths, type EntryPathsProps } from './EntryPaths';
import { Features } from './Features';
import { LegalLinks } from './LegalLinks';
import { Plate } from './Plate';
import { SignInPrompt } from './SignInPrompt';

/** Windows in which the picture is beside the text. A phone held sideways has no room for it above the text. */
const beside = '@media (min-width: 860px), (min-width: 600px) and (max-height: 500px)';
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
/** The language offer appears later than the rest of the page, so the offer must not move other parts. */
const Looks = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  @media (max-width: 859px) {
    > button {
      position: absolute;
      top: calc(100% + 8px);
      right: 0;
    }
  }
`;
const Control = styled.div`
  border-radius: 999px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
`;
const Hero = styled.section`
  --plate: clamp(280px, 95vw, 520px);
  position: relative;
  z-index: 1;
  display: grid;
  gap: 24px;
  padding: 0 var(--gutter) 44px;
  ${beside} {
    gap: clamp(28px, 4.6vh, 44px);
    padding-top: clamp(12px, 5vh, 64px);
    padding-bottom: clamp(56px, 9vh, 96px);
  }
`;
const Picture = styled.div`
  position: absolute;
  z-index: -1;
  top: calc(var(--plate) * -0.39);
  right: calc(var(--plate) * -0.3);
  width: var(--plate);
  ${beside} {
    top: 50%;
    right: clamp(-150px, -7vw, -40px);
    width: min(54vw, 90svh, 840px);
    transform: translateY(-57%);
  }
`;
const Headline = styled.h1`
  max-width: 8.6em;
  padding-top: calc(var(--plate) * 0.6);
  font-size: clamp(2.5rem, 13vw, 4.5rem);
  font-weight: 600;
  line-height: 0.98;
  letter-spacing: -0.024em;
  text-wrap: pretty;
  ${beside} {
    max-width: 6.4em;
    padding-top: 0;
    font-size: clamp(4rem, 1.2rem + 6.4vw, 8rem);
  }
  @media (min-width: 600px) and (max-height: 500px) {
    font-size: 2.75rem; /* so that the first buttons are on the screen too */
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

/**
 * The page for visitors without a session. It is shown at every address except those of the open pages
 * (app/openPaths.ts). After a logout, it is shown at the addresses of the open pages too. It explains what Fuud is and
 * offers three ways to enter.
 */
export function LandingPage({ onEntryNear }: EntryPathsProps) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'landing.title' }));
  return (
    <Page>
      <Header>
        <Logo name={formatMessage({ id: 'app.name' })} />
        <Looks>
          <LanguageOffer />
          <Control>
            <LookMenu named />
          </Control>
        </Looks>
      </Header>
      <main tabIndex={-1}>
        <SignInPrompt />
        <Hero>
          <Picture>
            <Plate rim={formatMessage({ id: 'landing.rim' })} />
          </Picture>
          <Headline>
            <FormattedMessage id="landing.tagline" />
          </Headline>
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
        <LegalLinks />
      </Footer>
    </Page>
  );
}
