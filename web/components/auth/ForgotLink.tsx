import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { goTo } from '../../device/address';
import { useSession } from '../../session/useSession';

const path = '/forgot-password';
const Way = styled.a`
  justify-self: end;
  margin: -10px 0 -6px;
  padding: 10px 2px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-weight: 560;
  text-underline-offset: 4px;
  &:hover {
    color: var(--ink);
  }
`;

/**
 * The link to the page for a forgotten password. A plain click also calls closeDialog. The reason: after a logout, the
 * app shows the landing page instead of the linked page until closeDialog is called.
 */
export function ForgotLink() {
  const { closeDialog } = useSession();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closeDialog();
    goTo(path);
  };
  return (
    <Way href={path} onClick={follow}>
      <FormattedMessage id="auth.forgot" />
    </Way>
  );
}
