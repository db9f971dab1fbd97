import type { InputHTMLAttributes } from 'react';
import { useKitClasses } from './classes/KitClasses.tsx';

/** Shows the complete answer in a read-only record. Text that is a single-line input while answering wraps here. */
export function RecordAnswer(input: InputHTMLAttributes<HTMLInputElement>) {
  const { bare, whole } = useKitClasses();
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
