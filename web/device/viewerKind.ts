/** Who uses the app: somebody unknown, a guest, a member, or a partner (who has no screens of their own). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/** Who asked the server for the page: <html data-viewer>; anonymous when that is missing. */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}
