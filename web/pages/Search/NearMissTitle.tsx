import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { NearMissMarks } from './NearMissMarks';
import type { SearchState } from './searchState';
import type { MissWords } from './sharedMisses';
import type { RelaxationOffer } from './useRelaxationOffers';

/**
 * Props of NearMissTitle. A near miss is a restaurant that is not known to meet all wishes. `words`: the wishes that
 * every restaurant of this list meets; `misses`: the wishes that no restaurant of this list meets, empty if the list
 * has a single restaurant. Both omit what all near misses have in common. `offer`: a search that finds more restaurants
 * like these; `onChange` gets this search after a press.
 */
export type NearMissTitleProps = {
  id: string;
  words: readonly string[];
  misses: readonly MissWords[];
  offer: RelaxationOffer | undefined;
  onChange: ((next: SearchState) => void) | undefined;
};

/** The title and the misses of a list of near misses, and a button for the offer if there is one. */
export function NearMissTitle({ id, words, misses, offer, onChange }: NearMissTitleProps) {
  const { formatList, formatMessage } = useIntl();
  const title = words.length > 0 ? formatList(words) : formatMessage({ id: 'search.nearOthers' });
  return (
    <Head>
      <Title id={id}>{title}</Title>
      <Misses>
        <NearMissMarks misses={misses} />
      </Misses>
      {offer && (
        <All tone="quiet" aria-describedby={id} onClick={() => onChange?.(offer.next)}>
          <FormattedMessage id="search.seeAll" values={{ count: offer.totalCount }} />
        </All>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 14px;
`;
const Title = styled.h4`
  margin: 0;
  font-family: inherit;
  font-size: 1.0625rem;
  font-weight: 620;
  letter-spacing: normal;
  &::first-letter {
    text-transform: uppercase;
  }
`;
/** On phones, the misses are below the title and its button. */
const Misses = styled.div`
  @media (max-width: 719px) {
    order: 1;
    flex-basis: 100%;
  }
`;
const All = styled(Button)`
  margin-left: auto;
  min-height: 32px;
  padding: 0;
  color: var(--accent-strong);
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;
