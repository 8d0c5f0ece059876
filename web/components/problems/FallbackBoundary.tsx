import { Component, type ReactNode } from 'react';

/** Shows `show` if the children fail to render. Use it for a part that the page does not need. */
export class FallbackBoundary extends Component<{ show?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.show : this.props.children;
  }
}
