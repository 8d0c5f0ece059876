import { List } from 'lucide-react';
import styled from 'styled-components';
import { useWideScreen } from '../../device/useWideScreen';
import { Notice, useNotice } from '../../intl/Notice';
import type { NoticeLinks } from './NoticeLinks';
import { sections } from './sections';

const Fold = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-beside] {
    border: 0;
    background: none;
  }
`;
const Title = styled.summary`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  padding: 8px 18px;
  border-radius: inherit;
  font-family: var(--serif);
  font-size: 1.1875rem;
  font-weight: 560;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  [data-beside] > & {
    min-height: 0;
    padding: 0 0 10px 12px;
    cursor: default;
    pointer-events: none;
    svg {
      display: none;
    }
  }
`;
const Entries = styled.ol`
  display: grid;
  padding: 0 8px 10px;
  font-size: 0.9375rem;
  line-height: 1.3;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 5px 10px;
    border-left: 2px solid var(--line);
    color: var(--ink-soft);
    text-decoration: none;
    &:hover {
      border-left-color: var(--accent);
      color: var(--ink);
    }
  }
  [data-beside] > & {
    padding: 0;
    a {
      min-height: 34px;
    }
  }
`;

/** The table of contents. It is closed at first, but open next to the text on wide screens if `beside` is true. */
export function Contents({ SectionLink, beside }: Pick<NoticeLinks, 'SectionLink'> & { beside: boolean }) {
  const say = useNotice();
  const isBeside = useWideScreen() && beside;
  return (
    <nav aria-label={say('privacy.contents')}>
      <Fold open={isBeside || undefined} data-beside={isBeside || undefined}>
        <Title tabIndex={isBeside ? -1 : undefined}>
          <List size={20} aria-hidden />
          <Notice id="privacy.contents" />
        </Title>
        <Entries>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink id={id}>
                <Notice id={title} />
              </SectionLink>
            </li>
          ))}
        </Entries>
      </Fold>
    </nav>
  );
}
