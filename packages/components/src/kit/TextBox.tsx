import type { InputHTMLAttributes } from 'react';
import { boxClass, type KitClassNames, useKitClasses } from './classes/KitClasses.tsx';
import { WholeAnswer } from './WholeAnswer.tsx';

interface TextBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly before?: string;
  readonly after?: string;
}

/** A native input that looks like Fluent's, with words before and after what one types. */
export function TextBox(box: TextBoxProps) {
  return drawTextBox(box, useKitClasses());
}

/** The same for the components that a long form has hundreds of: what React keeps of a component is spared. */
export function drawTextBox({ before = '', after = '', ...input }: TextBoxProps, classes: KitClassNames) {
  const isClosed = input.disabled === true || input.readOnly === true;
  const isWhole = classes.whole !== undefined && isClosed;
  const box = boxClass(classes, isClosed, input['aria-invalid'] === true);
  if (before === '' && after === '' && !isWhole) {
    return (
      <span className={`${box} ${classes.aroundOne}`}>
        <input {...input} className={classes.alone} />
      </span>
    );
  }
  return (
    <span className={box}>
      {before !== '' && <Affix text={before} />}
      {isWhole ? <WholeAnswer {...input} /> : <input {...input} className={classes.bare} />}
      {after !== '' && <Affix text={after} />}
    </span>
  );
}

/** NOTE: two elements: what stands in the inner one may be of the other direction, and its room then on the wrong side. */
function Affix({ text }: { readonly text: string }) {
  return (
    <span className={useKitClasses().affix}>
      <bdi>{text}</bdi>
    </span>
  );
}
