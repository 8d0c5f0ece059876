import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { navEntries } from './navEntries';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  display: flex;
  height: calc(var(--bar-height) + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media (min-width: 720px) {
    display: none;
  }
`;
const Entry = styled(NavLink)`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: 3px;
  color: var(--ink-soft);
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: none;
  &[aria-current='page'] {
    color: var(--accent);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The phone's navigation, as soon as there are two places to go to; until then the header's link is enough. */
export function BottomBar() {
  const { formatMessage } = useIntl();
  if (navEntries.length < 2) return null;
  return (
    <Bar aria-label={formatMessage({ id: 'nav.label' })}>
      {navEntries.map(({ path, label, name, icon: Icon }) => (
        <Entry key={path} to={path} end={path === '/'} aria-label={formatMessage({ id: name })}>
          <Icon size={22} aria-hidden />
          {formatMessage({ id: label })}
        </Entry>
      ))}
    </Bar>
  );
}
