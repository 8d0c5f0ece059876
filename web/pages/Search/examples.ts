import type { MessageId } from '../../intl/messageIds';

/** An example craving. `query`: the search text; `label`: the message with the name that the page shows. */
export interface Example {
  readonly query: string;
  readonly label: MessageId;
}

/** The example cravings, in the order in which they are shown. */
export const examples: readonly Example[] = [
  { query: 'pizza', label: 'search.example.pizza' },
  { query: 'ramen', label: 'search.example.ramen' },
  { query: 'tacos', label: 'search.example.tacos' },
  { query: 'barbecue', label: 'search.example.barbecue' },
  { query: 'pancakes', label: 'search.example.pancakes' },
  { query: 'coffee', label: 'search.example.coffee' },
];
