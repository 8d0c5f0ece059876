import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';
import { useDietaryWord } from '../facts/DietaryWord';
import { type Reason, type ToldReason, tellingReasons } from './tellingReasons';

/** Says the most telling of some reasons, as in "Because of the dish Margherita pizza"; null where there are none. */
export function useReasonWords(): (reasons: readonly ToldReason[]) => string | null {
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  return (reasons) => {
    const parts = tellingReasons(reasons).map((reason) =>
      intl.formatMessage({ id: `card.because.${reason.field}` }, { text: factWords(intl, dietaryWord, reason) }),
    );
    if (parts.length === 0) return null;
    return intl.formatMessage({ id: 'card.because' }, { reasons: intl.formatList(parts, { style: 'narrow' }) });
  };
}

/** A fact in the reader's language where it is one of a list, else as the restaurant says it. */
function factWords(intl: IntlShape, dietaryWord: (diet: string) => string, { field, text, label }: Reason): string {
  if (field === 'CUISINE') return label ?? text;
  if (field === 'DIETARY') return dietaryWord(text);
  const id = `feature.${text.replaceAll(' ', '-')}`;
  if (field !== 'FEATURE' || !(id in intl.messages)) return text;
  return intl.formatMessage({ id: id as MessageId }).toLocaleLowerCase(intl.locale);
}
