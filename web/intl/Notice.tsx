import { type ComponentProps, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId, NoticeId } from './messageIds';

// react-intl has only one list of keys; `showNotices` makes sure that the notices' texts are loaded.
const known = (id: NoticeId) => id as string as MessageId;

/** Values for a message's arguments, elements for its tags. */
export type NoticeValues = ComponentProps<typeof FormattedMessage>['values'];

/** A text of notices/ as an element: <FormattedMessage> for the second catalogue. */
export function Notice({ id, values }: { id: NoticeId; values?: NoticeValues }) {
  return <FormattedMessage id={known(id)} values={values} />;
}

/** Formats a text of notices/ as a string, with plain values: for names, labels and titles. */
export function useNotice() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: NoticeId, values?: Record<string, string>) => formatMessage({ id: known(id) }, values),
    [formatMessage],
  );
}
