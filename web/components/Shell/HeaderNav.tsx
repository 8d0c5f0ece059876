import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { navEntries } from './navEntries';

const Nav = styled.nav<{ $alone: boolean }>`
  display: flex;
  gap: 4px;
  @media (max-width: 719px) {
    display: ${({ $alone }) => ($alone ? 'flex' : 'none')};
  }
`;
const Entry = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 999px;
  font-weight: 600;
  text-decoration: none;
  transition: background var(--quick) var(--ease);
  &:hover {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
  &[aria-current='page'] svg {
    color: var(--accent);
  }
  @media (max-width: 479px) {
    padding: 0;
    span {
      display: none;
    }
  }
`;

/** The navigation inside the header: on wide screens, and on phones as long as there is no bottom bar. */
export function HeaderNav() {
  const { formatMessage } = useIntl();
  return (
    <Nav $alone={navEntries.length < 2} aria-label={formatMessage({ id: 'nav.label' })}>
      {navEntries.map(({ path, label, name, icon: Icon }) => (
        <Entry key={path} to={path} end={path === '/'} aria-label={formatMessage({ id: name })}>
          <Icon size={20} aria-hidden />
          <span>{formatMessage({ id: label })}</span>
        </Entry>
      ))}
    </Nav>
  );
}
