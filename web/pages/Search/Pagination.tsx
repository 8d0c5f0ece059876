import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { pageNumbers } from './pageNumbers';

/** Props of Pagination; the first page has the number 1. */
export type PaginationProps = { page: number; last: number; onChange: (page: number) => void };

/**
 * The page bar. It has the buttons "previous" and "next", and between them the first page, the current page, the pages
 * beside the current page, and the last page. On phones "previous" and "next" are arrows. Renders nothing for a single
 * page.
 */
export function Pagination({ page, last, onChange }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (last <= 1) return null;
  return (
    <nav aria-label={formatMessage({ id: 'search.pages' })}>
      <Row>
        <li>
          <Step type="button" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            <ChevronLeft size={18} aria-hidden />
            <Word>
              <FormattedMessage id="search.previous" />
            </Word>
          </Step>
        </li>
        {pageNumbers(page, last).map((number, index, shown) =>
          number === 'gap' ? (
            <Gap key={`after ${shown[index - 1]}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={number}>
              <Page
                type="button"
                aria-label={formatMessage({ id: 'search.page' }, { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {formatNumber(number)}
              </Page>
            </li>
          ),
        )}
        <li>
          <Step type="button" disabled={page >= last} onClick={() => onChange(page + 1)}>
            <Word>
              <FormattedMessage id="search.next" />
            </Word>
            <ChevronRight size={18} aria-hidden />
          </Step>
        </li>
      </Row>
    </nav>
  );
}

const control = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.25rem;
  min-width: 42px;
  min-height: 42px;
  padding: 0 0.4rem;
  border: 1.5px solid transparent;
  border-radius: 999px;
  background: transparent;
  font-weight: 560;
  &:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 8%, transparent);
  }
  &:disabled {
    opacity: 0.45;
  }
`;
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  margin-top: 24px;
  @media (max-width: 479px) {
    gap: 0;
  }
`;
const Step = styled.button`
  ${control}
  padding: 0 0.8rem;
  @media (max-width: 479px) {
    width: 44px;
    min-height: 44px;
    padding: 0;
  }
`;
const Word = styled.span`
  @media (max-width: 479px) {
    ${visuallyHidden}
  }
`;
const Page = styled.button`
  ${control}
  &[aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`;
const Gap = styled.li`
  min-width: 24px;
  color: var(--ink-soft);
  text-align: center;
`;
