import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import styled from 'styled-components';
import { currentPath } from '../../device/address';
import { useSession } from '../../session/useSession';
import { buttonStyle } from '../../ui/Button';
import { loadSignInProviders, type SignInProviders } from './signInProviders';

const List = styled.div`
  display: grid;
  gap: 10px;
  width: 100%;
`;
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 6px;
  color: var(--ink-soft);
  font-family: var(--serif);
  line-height: 1;
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
`;
const Way = styled.a`
  ${buttonStyle}
`;

/**
 * A link to each external sign-in. After the sign-in, the user returns to the session's `returnTo` or to the current
 * page. Shows nothing while loading or if there are no external sign-ins.
 */
export function ProviderButtons() {
  const environment = useRelayEnvironment();
  const { returnTo } = useSession();
  const [providers, setProviders] = useState<SignInProviders>([]);
  useEffect(() => {
    let isMounted = true;
    loadSignInProviders(environment).then((loaded) => {
      if (isMounted) setProviders(loaded);
    });
    return () => {
      isMounted = false;
    };
  }, [environment]);
  if (providers.length === 0) return null;
  const search = new URLSearchParams({ returnTo: returnTo ?? currentPath() });
  return (
    <List>
      <Or>
        <FormattedMessage id="landing.or" />
      </Or>
      {providers.map(({ key, name, path }) => (
        <Way key={key} href={`${path}?${search}`} data-wide>
          <FormattedMessage id="auth.continueWith" values={{ label: name }} />
        </Way>
      ))}
    </List>
  );
}
