/** Who uses the app: somebody unknown, a guest, a member, or a partner (who has no screens of their own). */
export type ViewerKind = 'ANONYMOUS' | 'GUEST' | 'MEMBER' | 'PARTNER';

const kinds: readonly string[] = ['GUEST', 'MEMBER', 'PARTNER'] satisfies ViewerKind[];

/** Who is here: whoever signed in since the page came, else whom the server saw when it sent it; anonymous when that is missing. */
export function readViewerKind(): ViewerKind {
  const kind = document.documentElement.dataset.viewer ?? '';
  return kinds.includes(kind) ? (kind as ViewerKind) : 'ANONYMOUS';
}

/** Notes who is here from now on. */
export function noteViewerKind(kind: ViewerKind): void {
  document.documentElement.dataset.viewer = kind;
}
