import { Component, type ReactNode } from 'react';

interface SectionErrorBoundaryProps {
  /** Renders the replacement of children that threw an error. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Key whose change renders the children again after an error. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

interface SectionErrorBoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Error boundary around a part of a screen, so that the rest of the screen stays usable. */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, SectionErrorBoundaryState> {
  override state: SectionErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): SectionErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidUpdate(previous: SectionErrorBoundaryProps): void {
    if (this.state.failed && previous.subject !== this.props.subject) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children;
  }
}
