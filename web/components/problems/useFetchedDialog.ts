import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';

/** What every dialog is given: whether it is open, and what to call when that changes. */
export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A dialog whose code comes when it is first wanted. `show` opens it, or says that it could not be fetched; `prepare` fetches
 * ahead. `Part` is there from the first opening on and takes `state` beside its own props.
 */
export function useFetchedDialog<Props extends DialogState>(load: () => Promise<ComponentType<Props>>) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Part, bring, prepare } = useFetchedPart(load);
  const show = async () => {
    if (await bring()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return { Part, show: () => void show(), prepare, state: { open, onOpenChange: setOpen } };
}
