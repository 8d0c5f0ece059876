import { type ComponentProps, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId, NoticeId } from './messageIds';

// The types of react-intl allow only one list of keys, so a NoticeId is cast to a MessageId. `loadNoticeTexts` loads
// the texts.
const known = (id: NoticeId) => id as string as MessageId;

/** A value for each argument of a message, and for each of its tags a function that returns an element. */
export type NoticeValues = ComponentProps<typeof FormattedMessage>['values'];

/** Shows a text of notices/, just as <FormattedMessage> shows a text of messages/. */
export function Notice({ id, values }: { id: NoticeId; values?: NoticeValues }) {
  return <FormattedMessage id={known(id)} values={values} />;
}

/** Returns a function that formats a text of notices/ as a string, for names, labels and titles. */
export function useNotice() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: NoticeId, values?: Record<string, string>) => formatMessage({ id: known(id) }, values),
    [formatMessage],
  );
}
