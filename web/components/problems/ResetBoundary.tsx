import { Component, type ReactNode } from 'react';

/** Props of ResetBoundary; a new `resetKey` clears the error, and `onCatch` is called for each error. */
export type ResetBoundaryProps = {
  resetKey: unknown;
  fallback: (error: Error) => ReactNode;
  onCatch?: () => void;
  children: ReactNode;
};

type State = { error: Error | null; resetKey: unknown };

/** Catches an error of its children, so that the rest of the page stays visible. A new `resetKey` clears the error. */
export class ResetBoundary extends Component<ResetBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: ResetBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
