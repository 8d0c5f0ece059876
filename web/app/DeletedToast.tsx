import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../ui/Toast';
import { Toasts } from './Toasts';

function ShowDeletedToast() {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  useEffect(() => {
    showToast({
      title: formatMessage({ id: 'deleted.title' }),
      description: formatMessage({ id: 'deleted.text' }),
    });
  }, [formatMessage, showToast]);
  return null;
}

/** The toast on the landing page right after an account was deleted. */
export function DeletedToast() {
  return (
    <Toasts>
      <ShowDeletedToast />
    </Toasts>
  );
}
