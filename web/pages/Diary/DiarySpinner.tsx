import { FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** A ring that turns while a view of the diary loads. */
export function DiarySpinner() {
  return (
    <Frame role="status">
      <Ring aria-hidden />
      <FormattedMessage id="diary.loading" />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 72px 0;
  color: var(--ink-soft);
`;
const Ring = styled.span`
  width: 40px;
  height: 40px;
  border: 3px solid var(--line);
  border-top-color: var(--accent);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
