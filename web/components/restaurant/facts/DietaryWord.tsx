import { useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';

/** A dietary option (GLUTEN_FREE, "gluten-free") in the reader's language; one this version does not know stands as it came. */
export function DietaryWord({ option }: { option: string }) {
  return useDietaryWord()(option);
}

/** The function behind DietaryWord, for names and titles. */
export function useDietaryWord(): (option: string) => string {
  const { formatMessage, messages } = useIntl();
  return (option) => {
    const id = `diet.${option.toLowerCase().replace(/[\s_]+/g, '-')}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : option;
  };
}
