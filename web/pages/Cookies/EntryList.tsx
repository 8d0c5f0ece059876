import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { Notice } from '../../intl/Notice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { CookieEntry } from './entries';

const List = styled.ul`
  margin-top: 1.25rem;
  border-top: 1.5px solid var(--ink);
`;
const Entry = styled.li`
  display: grid;
  gap: 8px 28px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  line-height: 1.5;
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) minmax(0, 14rem);
  }
`;
const Name = styled.h3`
  font-family: ui-monospace, "SFMono-Regular", "Cascadia Mono", "Liberation Mono", monospace;
  font-size: 0.9375rem;
  font-weight: 650;
  line-height: 1.6;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;
const Life = styled.p`
  display: grid;
  grid-template-columns: 18px 1fr;
  gap: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  svg {
    margin-top: 3px;
  }
`;

/** Cookies or entries of the browser's storage: name, purpose and lifetime of each. */
export function EntryList({ entries }: { entries: readonly CookieEntry[] }) {
  return (
    <List>
      {entries.map(({ name, purpose, life }) => (
        <Entry key={name}>
          <Name translate="no">{name}</Name>
          <p>
            <VisuallyHidden>
              <Notice id="cookies.purpose" />:{' '}
            </VisuallyHidden>
            <Notice id={purpose} />
          </p>
          <Life>
            <Clock size={18} aria-hidden />
            <span>
              <VisuallyHidden>
                <Notice id="cookies.life" />:{' '}
              </VisuallyHidden>
              <Notice id={life} />
            </span>
          </Life>
        </Entry>
      ))}
    </List>
  );
}
