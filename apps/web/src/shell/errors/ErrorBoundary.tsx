import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  readonly children: ReactNode;
  /** Key whose change renders the children again after an error. */
  readonly resetKey?: string;
}

interface State {
  readonly at?: string | undefined;
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Renders the error page in place of children that threw an error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetKey: at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failed: undefined };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage error={this.state.failed.error} /> : this.props.children;
  }
}
