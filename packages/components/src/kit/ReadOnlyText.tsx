import type { InputHTMLAttributes } from 'react';
import { useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';

/**
 * Shows the complete answer of a text field in a read-only form. The text wraps, although its input has a single line.
 */
export function ReadOnlyText(input: InputHTMLAttributes<HTMLInputElement>) {
  const { bare, whole } = useFieldClassNames();
  const { id, name, dir, tabIndex, disabled, value } = input;
  return (
    <span className={whole} dir={dir} data-text={value}>
      <textarea
        {...{ id, name, dir, tabIndex, disabled, value }}
        readOnly
        rows={1}
        className={bare}
        aria-label={input['aria-label']}
        aria-labelledby={input['aria-labelledby']}
        aria-describedby={input['aria-describedby']}
      />
    </span>
  );
}
