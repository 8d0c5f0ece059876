import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ResultList } from './ResultList';
import type { Weak } from './weakFrom';

/**
 * Props of WeakResults. `weak`: where these results begin, which cuisines and dishes they lack, and how many earlier
 * results mention at least one of them; `start`: the number of the first row among all results.
 */
export type WeakResultsProps = { weak: Weak; start: number; children: ReactNode };

/** The results after the page's last result that mentions a named cuisine or dish. The heading says what they lack. */
export function WeakResults({ weak, start, children }: WeakResultsProps) {
  const { formatList } = useIntl();
  return (
    <>
      <Divider>
        <h3 id="weak-results">
          <FormattedMessage id="search.weak" values={{ things: formatList(weak.missing, { type: 'disjunction' }) }} />
        </h3>
        <p>
          <FormattedMessage
            id={weak.having === weak.at ? 'search.weakAbove' : 'search.weakSome'}
            values={{ count: weak.having, all: weak.at }}
          />
        </p>
      </Divider>
      <ResultList aria-labelledby="weak-results" start={start}>
        {children}
      </ResultList>
    </>
  );
}

const Divider = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin: 22px 0 10px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  h3 {
    font-size: 1.125rem;
  }
  p {
    color: var(--ink-soft);
  }
`;
