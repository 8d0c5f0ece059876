import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { BecauseLine_edge$key } from '../../../__generated__/BecauseLine_edge.graphql';
import type { MessageId } from '../../../intl/messageIds';
import { useDietaryWord } from '../facts/DietaryWord';
import { type Reason, tellingReasons } from './tellingReasons';

/**
 * Why a result was found: the most telling of what matched, such as "Because of the dish Margherita pizza", and what was
 * asked for that nobody knows of it.
 */
export function BecauseLine({ edge }: { edge: BecauseLine_edge$key }) {
  const { reasons, unknowns } = useFragment(
    graphql`
      fragment BecauseLine_edge on RestaurantSearchEdge {
        reasons {
          field
          text
          label(language: $language)
          concept {
            key
          }
        }
        unknowns {
          key
          label(language: $language)
        }
      }
    `,
    edge,
  );
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  const parts = tellingReasons(reasons).map((reason) =>
    intl.formatMessage({ id: `card.because.${reason.field}` }, { text: factWords(intl, dietaryWord, reason) }),
  );
  const missing = unknowns.slice(0, mostMissing).map(({ label }) => label.toLocaleLowerCase(intl.locale));
  if (parts.length === 0 && missing.length === 0) return null;
  return (
    <div>
      {parts.length > 0 && (
        <Line>
          {intl.formatMessage({ id: 'card.because' }, { reasons: intl.formatList(parts, { style: 'narrow' }) })}
        </Line>
      )}
      {missing.length > 0 && (
        <Missing>
          {intl.formatMessage({ id: 'card.notListed' }, { things: intl.formatList(missing, { style: 'narrow' }) })}
        </Missing>
      )}
    </div>
  );
}

const mostMissing = 3;

/** A fact in the reader's language where it is one of a list, else as the restaurant says it. */
function factWords(intl: IntlShape, dietaryWord: (diet: string) => string, { field, text, label }: Reason): string {
  if (field === 'CUISINE') return label ?? text;
  if (field === 'DIETARY') return dietaryWord(text);
  const id = `feature.${text.replaceAll(' ', '-')}`;
  if (field !== 'FEATURE' || !(id in intl.messages)) return text;
  return intl.formatMessage({ id: id as MessageId }).toLocaleLowerCase(intl.locale);
}

const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: 0.9375rem;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Missing = styled.p`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.4;
`;
