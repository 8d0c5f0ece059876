/** Who uses the app: nobody known, a guest, a member, or a partner (who has no screens of their own). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/** Who is here, for what is asked before a component is there: whom the server saw when it sent the page (<html data-viewer>, anonymous when it says nothing), or who came since. */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}

/** Notes who is here from now on. */
export function noteViewerKind(kind: ViewerKind): void {
  document.documentElement.dataset.viewer = kind;
}
