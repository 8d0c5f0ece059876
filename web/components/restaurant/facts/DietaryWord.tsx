import { useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messageIds';

/** A dietary option ("GLUTEN_FREE" or "gluten-free") in the user's language. An unknown option is not translated. */
export function DietaryWord({ option }: { option: string }) {
  return useDietaryWord()(option);
}

/** Returns a function that translates a dietary option. Use this hook where a component cannot be used. */
export function useDietaryWord(): (option: string) => string {
  const { formatMessage, messages } = useIntl();
  return (option) => {
    const id = `diet.${option.toLowerCase().replace(/[\s_]+/g, '-')}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : option;
  };
}
