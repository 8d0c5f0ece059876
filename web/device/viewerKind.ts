/** Who uses the app: an anonymous visitor, a guest, a member, or a partner (the app has no screens for partners). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/**
 * The current viewer: as the server saw the viewer when it sent the page, or as the last noteViewerKind() has set the
 * viewer since. Anonymous if the attribute `data-viewer` is missing.
 */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}

/** Sets the current viewer. */
export function noteViewerKind(kind: ViewerKind): void {
  document.documentElement.dataset.viewer = kind;
}
