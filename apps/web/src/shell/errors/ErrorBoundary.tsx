import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Key whose change renders the children again after an error. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly at?: string | undefined;
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Renders the error page in place of children that threw an error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey: at }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return at === state.at ? null : { at, failed: undefined };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage error={this.state.failed.error} /> : this.props.children;
  }
}
