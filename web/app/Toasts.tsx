import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToastProvider } from '../ui/Toast';

/** Provides toasts with their texts. Components inside it show a toast with `useToast()` from ui/Toast. */
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
