import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PrivacyLink } from '../../components/privacy/PrivacyLink';
import { proseStyle } from '../../components/privacy/proseStyle';
import { Notice } from '../../intl/Notice';
import { useSession } from '../../session/useSession';

const Words = styled.div`
  ${proseStyle}
  margin-top: 2.5rem;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

/** A link to the page of the privacy notice. Visitors without a session get a button that opens a dialog instead. */
export function ToPrivacyNotice() {
  const { kind } = useSession();
  const [failed, setFailed] = useState(false);
  const words = <Notice id="cookies.privacyLink" />;
  return (
    <Words>
      <p>
        <Notice id="cookies.privacy" />
      </p>
      {kind === 'ANONYMOUS' ? (
        <PrivacyLink onProblem={setFailed}>{words}</PrivacyLink>
      ) : (
        <Link to="/about#privacy">{words}</Link>
      )}
      {failed && (
        <p role="alert">
          <FormattedMessage id="problem.chunkText" />
        </p>
      )}
    </Words>
  );
}
