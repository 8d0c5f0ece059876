import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { MissWords } from './sharedMisses';

/**
 * Props of NearMissMarks. A near miss is a restaurant that is not known to meet all wishes. `met`: the wishes that the
 * restaurant meets; `misses`: the wishes that it does not meet, or about which nothing is listed.
 */
export type NearMissMarksProps = { met?: readonly string[]; misses: readonly MissWords[] };

/** The wishes that a near miss meets (✓), wishes about which nothing is listed (?), and wishes that are not met (✕). */
export function NearMissMarks({ met = [], misses }: NearMissMarksProps) {
  if (met.length + misses.length === 0) return null;
  return (
    <Line>
      {met.map((label) => (
        <Mark key={label} data-kind="met">
          <i aria-hidden>✓</i>{' '}
          <VisuallyHidden>
            <FormattedMessage id="search.nearMet" />{' '}
          </VisuallyHidden>
          <Words>{label}</Words>{' '}
        </Mark>
      ))}
      {misses.map(({ kind, text }) => {
        const isUnknown = kind.endsWith('_UNKNOWN');
        return (
          <Mark key={text} data-kind={isUnknown ? 'unknown' : 'missed'}>
            <i aria-hidden>{isUnknown ? '?' : '✕'}</i> <Words>{text}</Words>{' '}
          </Mark>
        );
      })}
    </Line>
  );
}

const Line = styled.span`
  display: block;
  color: var(--ink);
  font-size: 0.875rem;
  line-height: 1.35;
`;
const Mark = styled.span`
  display: inline-block;
  margin-right: 10px;
  i {
    color: var(--ink-soft);
    font-style: normal;
    font-weight: 700;
  }
  &[data-kind='met'] i {
    color: var(--success);
  }
  &[data-kind='missed'] i {
    color: var(--accent-strong);
  }
`;
const Words = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;
