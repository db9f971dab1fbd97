import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { describeFailure, toFailure } from '@tideform/sync/failures';
import { Component, type ReactNode, useEffect } from 'react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { getParametersOfKind } from '../../failures/failure-kinds.ts';
import { formatPageError } from '../../failures/format-failure.ts';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Page for a thrown error. It shows the error's message, and details that can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const isDatabaseClosed =
    (getParametersOfKind(error, 'database-unavailable') ?? getParametersOfKind(error, 'database-newer')) !== undefined;
  const report = useReportFailure();
  useEffect(() => report('error-page', error), [report, error]);
  return (
    <EmptyState
      level="h1"
      {...formatPageError(error, failures)}
      action={
        <>
          {isDatabaseClosed && <ExportUnsentButton />}
          <CopyButton text={describeError(error, location.pathname)}>{ui.copyDetails}</CopyButton>
          <Button appearance="primary" onClick={() => location.reload()}>
            {ui.tryAgain}
          </Button>
        </>
      }
    />
  );
}

/** Describes an error for support: the failure with its causes, and the path in the app. Contains no answers. */
const describeError = (error: unknown, path: string): string => `Path: ${path}\n${describeFailure(toFailure(error))}`;

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
