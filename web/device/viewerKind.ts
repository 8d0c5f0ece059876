/** Who uses the app: an anonymous visitor, a guest, a member, or a partner (the app has no screens for partners). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/**
 * The current viewer, from the attribute `data-viewer` of <html>. The server sets this attribute, and noteViewerKind()
 * changes it. Anonymous if the attribute is missing.
 */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}

/** Sets the current viewer. */
export function noteViewerKind(kind: ViewerKind): void {
  document.documentElement.dataset.viewer = kind;
}
