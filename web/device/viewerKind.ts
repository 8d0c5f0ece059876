/** Who uses the app: an anonymous visitor, a guest, a member, or a partner (the app has no screens for partners). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/**
 * The current viewer: the one for whom the server sent the page, or the one that noteViewerKind() has set since then.
 * Anonymous if the attribute `data-viewer` is missing.
 */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}

/** Sets the current viewer. */
export function noteViewerKind(kind: ViewerKind): void {
  document.documentElement.dataset.viewer = kind;
}
