import { tokens } from '@fluentui/react-components';
import { type CSSProperties, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getTextControlAttributes, isDisabled } from '../kit/control-attributes.ts';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { formatTextareaAnswer, parseTypedAnswer, type TextareaProps, type TextareaValue } from './textarea.ts';

/** NOTE: an inline style, because a hook for CSS classes would cost more than the element. */
const codeStyle: CSSProperties = { fontFamily: tokens.fontFamilyMonospace };
const growingStyle: CSSProperties = { fieldSizing: 'content', maxHeight: '60vh' } as CSSProperties;

/** Plain text area. Code is shown in a monospace font. */
export function PlainAnswer(view: ViewProps<TextareaProps, TextareaValue>) {
  const { props, state, onChange, onBlur } = view;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: TextareaValue }>();
  const attributes = getTextControlAttributes(view);
  const classes = useFieldClassNames();
  const box = getBoxClass(classes, isDisabled(view), attributes['aria-invalid'] === true);
  const isJson = props.as === 'json';
  const isCode = isJson || props.editor === 'code';
  const looks = isCode || props.autoExpand;
  const lines = (
    <span className={`${box} ${classes.tall}`}>
      <textarea
        {...attributes}
        dir={isCode ? 'ltr' : 'auto'}
        className={classes.lines}
        {...(looks && { style: { ...(isCode && codeStyle), ...(props.autoExpand && growingStyle) } })}
        rows={props.rows ?? 3}
        placeholder={props.placeholder || undefined}
        autoComplete={props.autocomplete || undefined}
        value={typed && Object.is(typed.value, state.value) ? typed.text : formatTextareaAnswer(state.value)}
        onChange={(event) => {
          const text = event.target.value;
          const value = parseTypedAnswer(text, props);
          if (isJson) setTyped({ text, value });
          onChange(value);
        }}
        onBlur={onBlur}
      />
    </span>
  );
  return renderFieldFrame({ view, children: lines }, classes);
}
