import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';

/** The common props of dialogs: whether the dialog is open, and what to call when that changes. */
export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A dialog whose code is loaded when the dialog is first needed. `show` opens the dialog, or shows a toast if the code
 * cannot be loaded. `preload` loads the code in advance. `Component` is undefined until the dialog is first opened.
 * Render `Component` with `state` in addition to its own props.
 */
export function useFetchedDialog<Props extends DialogState>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Component, load, preload } = useFetchedPart(fetchDialog);
  const show = async () => {
    if (await load()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return { Component, show: () => void show(), preload, state: { open, onOpenChange: setOpen } };
}
