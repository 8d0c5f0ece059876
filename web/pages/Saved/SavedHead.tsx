import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/** The page's title, followed by `children`, such as the number of restaurants. */
export function SavedHead({ children }: { children?: ReactNode }) {
  return (
    <Head>
      <h1>
        <FormattedMessage id="saved.title" />
      </h1>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 14px;
  h1 {
    margin-right: 4px;
    font-size: clamp(2.5rem, 1.9rem + 3vw, 4.25rem);
  }
`;
