import { useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';

/** A dietary option (GLUTEN_FREE, "gluten-free") in the reader's language; an unknown option stays as it is. */
export function DietaryWord({ option }: { option: string }) {
  return useDietaryWord()(option);
}

/** Does the same as DietaryWord, but returns text: labels and titles cannot contain a component. */
export function useDietaryWord(): (option: string) => string {
  const { formatMessage, messages } = useIntl();
  return (option) => {
    const id = `diet.${option.toLowerCase().replace(/[\s_]+/g, '-')}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : option;
  };
}
