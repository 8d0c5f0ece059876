import { Component, type ReactNode } from 'react';

/** Props of ResultsBoundary; a new `resetKey` forgets the failure, `onCatch` hears of each. */
export type ResultsBoundaryProps = {
  resetKey: unknown;
  fallback: (error: Error) => ReactNode;
  onCatch?: () => void;
  children: ReactNode;
};

type State = { error: Error | null; resetKey: unknown };

/** Catches a failed search, so that the box, the filters and the words typed stay. */
export class ResultsBoundary extends Component<ResultsBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: ResultsBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
