import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { LookMenu } from '../../components/look/LookMenu';
import { navEntries } from './routesWithNav';

const Rail = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  height: calc(var(--bar-height) + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media (min-width: 720px) {
    position: sticky;
    top: var(--header-height);
    bottom: auto;
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: center;
    justify-content: space-between;
    width: var(--rail-width);
    height: calc(100dvh - var(--header-height));
    padding: clamp(4px, 4vh, 28px) 0 clamp(4px, 2.5vh, 20px);
    border-top: 0;
    border-right: 1px solid var(--line);
    background: none;
  }
`;
const Links = styled.nav`
  display: flex;
  height: 100%;
  @media (min-width: 720px) {
    flex-direction: column;
    gap: clamp(0px, 1.25vh, 10px);
    width: 100%;
    height: auto;
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 30px;
  border-radius: 999px;
  transition: background var(--quick) var(--ease);
  @media (min-width: 720px) {
    height: clamp(22px, 6.6vh, 34px);
  }
`;
const Entry = styled(NavLink)`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: 3px;
  min-width: 0;
  color: var(--ink-soft);
  font-size: min(0.75rem, max(12px, 3.4vw)); /* with large text, five labels still fit beside each other */
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: color var(--quick) var(--ease);
  @media (min-width: 720px) {
    flex: none;
    min-height: clamp(40px, 11.5vh, 64px); /* on a phone held sideways, the rail is low */
    gap: clamp(0px, 0.4vh, 3px);
    font-size: 0.8125rem;
  }
  &:hover {
    color: var(--ink);
    ${Mark} {
      background: color-mix(in srgb, var(--ink) 8%, transparent);
    }
  }
  &[aria-current='page'] {
    color: var(--ink);
    ${Mark} {
      background: var(--accent-soft);
    }
    svg {
      color: var(--accent);
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: var(--radius-small);
  }
`;
const Looks = styled.div`
  display: none;
  @media (min-width: 720px) {
    display: block;
  }
`;

/**
 * The main navigation: a bar at the bottom on phones, a rail at the side on wider screens. The last item of the rail is
 * the menu for theme and language.
 */
export function Navigation() {
  const { formatMessage } = useIntl();
  return (
    <Rail>
      <Links aria-label={formatMessage({ id: 'nav.label' })}>
        {navEntries.map(({ path, label, name, icon: Icon }) => (
          <Entry key={path} to={path} end={path === '/'} aria-label={formatMessage({ id: name })}>
            <Mark>
              <Icon size={22} aria-hidden />
            </Mark>
            {formatMessage({ id: label })}
          </Entry>
        ))}
      </Links>
      <Looks>
        <LookMenu align="start" />
      </Looks>
    </Rail>
  );
}
