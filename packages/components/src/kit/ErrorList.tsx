import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import type { BrokenRule } from '@tideform/engine';
import { getErrorsId } from './control-attributes.ts';
import { useFormatError } from './messages/useFormatError.tsx';

const useListClass = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  marginTop: tokens.spacingVerticalXXS,
});

const useErrorClass = makeResetStyles({
  ...typographyStyles.caption1,
  display: 'flex',
  gap: tokens.spacingHorizontalXS,
  color: tokens.colorPaletteRedForeground1,
  '> svg': { flexShrink: 0, marginTop: tokens.spacingVerticalXXS },
});

/** CSS selector of visible validation errors. */
export const ERRORS_SELECTOR = '[data-issues]';

interface ErrorListProps {
  readonly id: string;
  readonly label: string;
  readonly issues: readonly BrokenRule[];
}

/**
 * Lists the validation errors of a field, each with an icon. If the author's own message replaces several errors, it
 * appears only once.
 */
export function ErrorList({ id, label, issues }: ErrorListProps) {
  const formatError = useFormatError();
  return <ErrorMessageList id={getErrorsId(id)} sentences={issues.map((issue) => formatError(issue, label))} />;
}

/** Lists error messages without duplicates. */
export function ErrorMessageList({ id, sentences }: { readonly id: string; readonly sentences: readonly string[] }) {
  const list = useListClass();
  const line = useErrorClass();
  return (
    <div id={id} data-issues className={list}>
      {[...new Set(sentences)].map((sentence) => (
        <span key={sentence} className={line}>
          <ErrorCircle12Filled aria-hidden />
          {sentence}
        </span>
      ))}
    </div>
  );
}
