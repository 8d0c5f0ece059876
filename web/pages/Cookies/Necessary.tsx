import styled from 'styled-components';
import { proseStyle } from '../../components/privacy/proseStyle';
import { Notice } from '../../intl/Notice';

/** The box with the statement that all cookies and storage entries listed on the page are strictly necessary. */
export function Necessary() {
  return (
    <Box>
      <h2>
        <Notice id="cookies.necessary" />
      </h2>
      <p>
        <Notice id="cookies.necessaryText" />
      </p>
    </Box>
  );
}

const Box = styled.section`
  ${proseStyle}
  max-width: none;
  margin-top: clamp(28px, 4vw, 40px);
  padding: clamp(22px, 4vw, 34px);
  border-radius: calc(var(--radius) * 1.25);
  background: var(--saffron-soft);
  p {
    max-width: 40rem;
  }
`;
