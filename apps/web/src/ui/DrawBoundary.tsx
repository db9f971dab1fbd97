import { Component, type ReactNode } from 'react';

interface DrawBoundaryProps {
  /** Drawn in the place of children that threw. */
  readonly instead: (error: unknown, retry: () => void) => ReactNode;
  /** With another one the children are tried again. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Keeps what cannot be drawn from taking the rest of the screen with it. */
export class DrawBoundary extends Component<DrawBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidUpdate(before: DrawBoundaryProps): void {
    if (this.state.failed && before.subject !== this.props.subject) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.instead(failed.error, this.retry) : this.props.children;
  }
}
