import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { BecauseLine_edge$key } from '../../../__generated__/BecauseLine_edge.graphql';
import { isSentence, onlyRepeatCuisines } from './informativeReasons';
import { insideSentence } from './insideSentence';
import { useReasonWords } from './useReasonWords';

/**
 * Props of BecauseLine. `namedAbove`: the keys of concepts that are unknown for the whole list. A notice above the list
 * names these concepts, so this line leaves them out. `hasStory`: on wide screens, the restaurant's insight or
 * description is shown next to this line. So this line quotes neither of them, on any screen.
 */
export type BecauseLineProps = { edge: BecauseLine_edge$key; namedAbove?: readonly string[]; hasStory?: boolean };

/**
 * Why a result was found. First come the most informative matches, such as "On the menu: Margherita pizza.", then at
 * most three parts of the craving that are unknown for this restaurant. If unknown parts are shown, and the matches
 * only repeat the cuisines, `data-repeats` is true. FoldedRow then shows the unknown parts instead of the matches.
 */
export function BecauseLine({ edge, namedAbove = [], hasStory = false }: BecauseLineProps) {
  const { reasons, unknownConcepts } = useFragment(
    graphql`
      fragment BecauseLine_edge on RestaurantSearchEdge {
        reasons {
          field
          text
          label(language: $language)
          marks {
            start
            end
          }
          concept {
            key
          }
        }
        unknownConcepts {
          key
          label(language: $language)
        }
      }
    `,
    edge,
  );
  const intl = useIntl();
  const usable = hasStory ? reasons.filter((reason) => !isSentence(reason)) : reasons;
  const because = useReasonWords()(usable);
  const missing = unknownConcepts
    .filter(({ key }) => !namedAbove.includes(key))
    .slice(0, mostMissing)
    .map(({ label }) => insideSentence(label, intl.locale));
  if (!because && missing.length === 0) return null;
  return (
    <div>
      {because && <Line data-repeats={missing.length > 0 && onlyRepeatCuisines(usable)}>{because}</Line>}
      {missing.length > 0 && (
        <Missing>
          {intl.formatMessage({ id: 'card.notListed' }, { things: intl.formatList(missing, { style: 'narrow' }) })}
        </Missing>
      )}
    </div>
  );
}

const mostMissing = 3;

const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--reason-lines, 2); /* 1 in short rows, and in all rows on wide screens */
`;
const Missing = styled.p`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.4;
  &::first-letter {
    text-transform: uppercase;
  }
`;
