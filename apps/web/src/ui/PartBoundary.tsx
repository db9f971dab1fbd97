import { Component, type ReactNode } from 'react';

interface DrawBoundaryProps {
  /** Renders the replacement of children that threw an error. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Key whose change renders the children again after an error. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Error boundary around a part of a screen, so that the rest of the screen stays usable. */
export class PartBoundary extends Component<DrawBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidUpdate(previous: DrawBoundaryProps): void {
    if (this.state.failed && previous.subject !== this.props.subject) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children;
  }
}
