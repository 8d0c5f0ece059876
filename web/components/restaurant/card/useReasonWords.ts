import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';
import { useDietaryWord } from '../facts/DietaryWord';
import { type Reason, type ToldReason, tellingReasons } from './tellingReasons';

/** Says the most telling of some reasons, as in "Serves Margherita pizza · Quiet"; null where there are none. */
export function useReasonWords(): (reasons: readonly ToldReason[]) => string | null {
  const intl = useIntl();
  const dietaryWord = useDietaryWord();
  return (reasons) => {
    const told = tellingReasons(reasons);
    const dishes = told.filter(({ field }) => field === 'DISH').map(({ text }) => text);
    const others = told.filter(({ field }) => field !== 'DISH');
    const parts = [
      ...(dishes.length > 0 ? [{ field: 'DISH' as const, text: intl.formatList(dishes) }] : []),
      ...others.map((reason) => ({ field: reason.field, text: factWords(intl, dietaryWord, reason) })),
    ].map(({ field, text }) => capital(intl.formatMessage({ id: `card.because.${field}` }, { text }), intl.locale));
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}

const capital = (words: string, locale: string) =>
  words.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(locale));

/** A fact in the reader's language where it is one of a list, else as the restaurant says it. */
function factWords(intl: IntlShape, dietaryWord: (diet: string) => string, { field, text, label }: Reason): string {
  if (field === 'CUISINE') return label ?? text;
  if (field === 'DIETARY') return dietaryWord(text);
  const id = `feature.${text.replaceAll(' ', '-')}`;
  if (field !== 'FEATURE' || !(id in intl.messages)) return text;
  return intl.formatMessage({ id: id as MessageId }).toLocaleLowerCase(intl.locale);
}
