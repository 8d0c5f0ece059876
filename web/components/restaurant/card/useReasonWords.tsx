import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';
import { useDietaryWord } from '../facts/DietaryWord';
import { type GraphReason, informativeReasons, isSentence, type Reason } from './informativeReasons';
import { insideSentence } from './insideSentence';
import { MarkedText } from './MarkedText';

/**
 * Returns a function that writes the most informative reasons as sentences: "On the menu: Margherita pizza." That
 * function returns null if none of the given reasons is informative.
 */
export function useReasonWords(): (reasons: readonly GraphReason[]) => ReactNode {
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  return (reasons) => {
    const shown = informativeReasons(reasons);
    if (shown.length === 0) return null;
    return shown.map((reason, at) => (
      <span key={reason.field + reason.text}>
        {at > 0 && ' '}
        <FormattedMessage id={`card.because.${reason.field}`} values={{ text: factWords(intl, dietaryWord, reason) }} />
      </span>
    ));
  };
}

/**
 * The words for a fact. A cuisine is in the user's language. A diet or a feature is in the user's language if the
 * app has a text for it, else as in the source. Words that match the craving are marked, but not in translated facts.
 * Descriptions and insights are English, so screen readers are told so.
 */
function factWords(intl: IntlShape, dietaryWord: (diet: string) => string, reason: Reason): ReactNode {
  const { field, text, label, marks = [] } = reason;
  if (field === 'CUISINE') return label ?? text;
  if (field === 'DIETARY') return dietaryWord(text).toLocaleLowerCase(intl.locale);
  const id = `feature.${text.replaceAll(' ', '-')}`;
  if (field === 'FEATURE' && id in intl.messages)
    return insideSentence(intl.formatMessage({ id: id as MessageId }), intl.locale);
  const quote = <MarkedText text={text} marks={marks} />;
  return isSentence(reason) ? <span lang="en">{quote}</span> : quote;
}
