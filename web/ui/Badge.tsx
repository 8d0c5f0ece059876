import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

/** quiet: outlined. saffron: a small highlight. accent: the strongest highlight. success: good news. */
export type BadgeTone = 'quiet' | 'saffron' | 'accent' | 'success';

const Tag = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  padding: 0.18rem 0.6rem;
  border: 1px solid ${({ $tone }) => ($tone === 'quiet' ? 'var(--line)' : 'transparent')};
  border-radius: 999px;
  background: ${({ $tone }) =>
    ({ quiet: 'transparent', saffron: 'var(--saffron-soft)', accent: 'var(--accent-soft)', success: 'transparent' })[
      $tone
    ]};
  color: ${({ $tone }) => ($tone === 'success' ? 'var(--success)' : $tone === 'quiet' ? 'var(--ink-soft)' : 'var(--ink)')};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
`;

/** Props of Badge. */
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; as?: ElementType };

/** A small label; pressing it does nothing. */
export function Badge({ tone = 'quiet', ...rest }: BadgeProps) {
  return <Tag $tone={tone} {...rest} />;
}
