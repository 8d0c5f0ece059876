import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToastProvider } from '../ui/Toast';

/** Lets the components inside it show toasts with `useToast()` from ui/Toast. Sets the labels of the toasts. */
export function Toasts({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <ToastProvider
      regionLabel={formatMessage({ id: 'toast.region' })}
      label={formatMessage({ id: 'toast.label' })}
      dismissLabel={formatMessage({ id: 'toast.dismiss' })}
    >
      {children}
    </ToastProvider>
  );
}
