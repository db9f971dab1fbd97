import type { InputHTMLAttributes } from 'react';
import { useKitClasses } from './classes/KitClasses.tsx';

/** An answer of a record, whole however long it is: what is one line where people type wraps here as text does. */
export function WholeAnswer(input: InputHTMLAttributes<HTMLInputElement>) {
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
