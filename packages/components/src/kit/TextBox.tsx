import type { InputHTMLAttributes } from 'react';
import { type FieldClassNames, getBoxClass, useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';

interface TextBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly before?: string;
  readonly after?: string;
}

/** Native text input in Fluent's style, with optional text before and after the input. */
export function TextBox(box: TextBoxProps) {
  return renderTextBox(box, useFieldClassNames());
}

/**
 * Renders a `TextBox` as a plain function call, because React stores data for each mounted component and long forms
 * have hundreds of controls.
 */
export function renderTextBox({ before = '', after = '', ...input }: TextBoxProps, classes: FieldClassNames) {
  const isClosed = input.disabled === true || input.readOnly === true;
  const isRecord = classes.whole !== undefined && isClosed;
  const box = getBoxClass(classes, isClosed, input['aria-invalid'] === true);
  if (before === '' && after === '' && !isRecord) {
    return (
      <span className={`${box} ${classes.aroundOne}`}>
        <input {...input} className={classes.alone} />
      </span>
    );
  }
  return (
    <span className={box}>
      {before !== '' && <InputAffix text={before} />}
      {isRecord ? <ReadOnlyText {...input} /> : <input {...input} className={classes.bare} />}
      {after !== '' && <InputAffix text={after} />}
    </span>
  );
}

/**
 * Text before or after an input.
 * NOTE: uses two elements, because the text may have the opposite direction, which would put the padding on the wrong
 * side.
 */
function InputAffix({ text }: { readonly text: string }) {
  return (
    <span className={useFieldClassNames().affix}>
      <bdi>{text}</bdi>
    </span>
  );
}
