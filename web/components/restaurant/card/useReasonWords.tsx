import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';
import { useDietaryWord } from '../facts/DietaryWord';
import { MarkedText } from './MarkedText';
import { type Reason, type ToldReason, tellingReasons } from './tellingReasons';

/** Says the most telling of some reasons, a sentence each: "It serves Margherita pizza."; null where there are none. */
export function useReasonWords(): (reasons: readonly ToldReason[]) => ReactNode {
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  return (reasons) => {
    const told = tellingReasons(reasons);
    if (told.length === 0) return null;
    return told.map((reason, at) => (
      <span key={reason.field + reason.text}>
        {at > 0 && ' '}
        <FormattedMessage id={`card.because.${reason.field}`} values={{ text: factWords(intl, dietaryWord, reason) }} />
      </span>
    ));
  };
}

/** A fact in the reader's language where it is one of a list, else as the restaurant says it, with the words that match marked. */
function factWords(intl: IntlShape, dietaryWord: (diet: string) => string, reason: Reason): ReactNode {
  const { field, text, label, marks = [] } = reason;
  if (field === 'CUISINE') return label ?? text;
  if (field === 'DIETARY') return dietaryWord(text).toLocaleLowerCase(intl.locale);
  const id = `feature.${text.replaceAll(' ', '-')}`;
  if (field === 'FEATURE' && id in intl.messages)
    return intl.formatMessage({ id: id as MessageId }).toLocaleLowerCase(intl.locale);
  return <MarkedText text={text} marks={marks} />;
}
