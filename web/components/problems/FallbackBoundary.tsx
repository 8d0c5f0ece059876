import { Component, type ReactNode } from 'react';

/** Shows `show` in place of children that broke, for a part the page can do without. */
export class FallbackBoundary extends Component<{ show?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.show : this.props.children;
  }
}
