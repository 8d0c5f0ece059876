import type { ViewerKind } from './viewerKind';

/** The viewer for whom this tab was loaded. `id`: the uuid of the account of a member or guest, otherwise null. */
export type TabViewer = { kind: ViewerKind; id: string | null };

let tabViewer: TabViewer | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<(isOther: boolean) => void>();

/**
 * Opens the channel between the tabs of this browser. Returns null in old browsers, which have no BroadcastChannel. In
 * such a browser, only the server (toRequestError) or a guest's save (saveForGuest) reports that the viewer changed.
 */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const opened = new BroadcastChannel('fuud_viewer');
  opened.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (tabViewer) reportOtherViewer(tabViewer.id !== data);
  };
  return opened;
}

/** Remembers for whom this tab was loaded, and tells the other tabs of this browser who uses Fuud now. */
export function noteTabViewer(viewer: TabViewer): void {
  tabViewer = viewer;
  channel ??= openChannel();
  channel?.postMessage(viewer.id);
}

/**
 * Call this function when the viewer of this tab changes. Until noteTabViewer is called for the new viewer, messages
 * from other tabs are ignored.
 */
export function forgetTabViewer(): void {
  tabViewer = null;
}

/** The viewer for whom this tab was loaded; null until the viewer is known. */
export function readTabViewer(): TabViewer | null {
  return tabViewer;
}

/** Tells the listeners of this tab whether the browser now has another viewer than this tab. */
export function reportOtherViewer(isOther = true): void {
  for (const listener of listeners) listener(isOther);
}

/** Calls the listener with the values of reportOtherViewer. Returns a function that unsubscribes. */
export function subscribeOtherViewer(listener: (isOther: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
