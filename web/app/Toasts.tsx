import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToastProvider } from '../ui/Toast';

/** Gives the toasts their words; what is inside shows one with `useToast()` from ui/Toast. */
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
