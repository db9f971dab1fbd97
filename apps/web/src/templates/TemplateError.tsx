import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../failures/failure.messages.ts';
import { useOnline } from '../ui/browser/useOnline.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { uiMessages } from '../ui/ui.messages.ts';
import { UntrustedSourceError } from './load-templates.ts';
import { InvalidTemplateError } from './parse-templates.ts';
import { templatesMessages } from './templates.messages.ts';

/** Message that explains why a template can't be shown. */
export function TemplateError(props: {
  readonly cause: unknown;
  readonly onRetry: () => void;
  readonly level?: 'h1' | 'h2';
}) {
  const messages = useMessages(templatesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const isOnline = useOnline();
  const { cause, onRetry: onAgain, level = 'h2' } = props;
  if (cause instanceof UntrustedSourceError) {
    return <EmptyState level={level} title={messages.untrusted} text={messages.untrustedText} />;
  }
  if (cause instanceof InvalidTemplateError) return <EmptyState level={level} title={messages.noTemplate} />;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return (
    <EmptyState
      level={level}
      title={isOnline ? failures.oopsIn({ detail }) : failures.oops}
      text={isOnline ? '' : messages.offline}
      action={<Button onClick={onAgain}>{ui.tryAgain}</Button>}
    />
  );
}
