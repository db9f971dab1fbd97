import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { failureWords } from '../failures/failure.words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { uiWords } from '../ui/ui.words.ts';
import { useOnline } from '../ui/useOnline.ts';
import { UntrustedSource } from './load-templates.ts';
import { NoTemplate } from './read-templates.ts';
import { templatesWords } from './templates.words.ts';

/** Why there is no template to look at. */
export function NoTemplateHere(props: {
  readonly cause: unknown;
  readonly onAgain: () => void;
  readonly level?: 'h1' | 'h2';
}) {
  const words = useWords(templatesWords);
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const isOnline = useOnline();
  const { cause, onAgain, level = 'h2' } = props;
  if (cause instanceof UntrustedSource) {
    return <EmptyState level={level} title={words.untrusted} text={words.untrustedText} />;
  }
  if (cause instanceof NoTemplate) return <EmptyState level={level} title={words.noTemplate} />;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return (
    <EmptyState
      level={level}
      title={isOnline ? failures.oopsIn({ detail }) : failures.oops}
      text={isOnline ? '' : words.offline}
      action={<Button onClick={onAgain}>{ui.tryAgain}</Button>}
    />
  );
}
