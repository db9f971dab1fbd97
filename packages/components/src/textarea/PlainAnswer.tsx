import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { isDisabled, typingAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { readTextarea, type TextareaProps, type TextareaValue, textareaText } from './textarea.ts';

const useStyles = makeStyles({
  /* Room for the focus line below the resize handle. */
  box: { paddingBottom: tokens.strokeWidthThick },
  text: { paddingBlock: tokens.spacingVerticalSNudge, minHeight: '52px', resize: 'vertical' },
  code: { fontFamily: tokens.fontFamilyMonospace },
  grows: { fieldSizing: 'content', maxHeight: '60vh' },
});

/** Several lines in a plain box; code in letters of one width. */
export function PlainAnswer(view: ViewProps<TextareaProps, TextareaValue>) {
  const { props, state, onChange, onBlur } = view;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: TextareaValue }>();
  const styles = useStyles();
  const attributes = typingAttributes(view);
  const classes = useKitClasses();
  const box = boxClass(classes, isDisabled(view), attributes['aria-invalid'] === true);
  const isJson = props.as === 'json';
  const isCode = isJson || props.editor === 'code';
  return (
    <FieldFrame view={view}>
      <span className={mergeClasses(box, styles.box)}>
        <textarea
          {...attributes}
          dir={isCode ? 'ltr' : 'auto'}
          className={mergeClasses(classes.bare, styles.text, isCode && styles.code, props.autoExpand && styles.grows)}
          rows={props.rows ?? 3}
          placeholder={props.placeholder || undefined}
          autoComplete={props.autocomplete || undefined}
          value={typed && Object.is(typed.value, state.value) ? typed.text : textareaText(state.value)}
          onChange={(event) => {
            const text = event.target.value;
            const value = readTextarea(text, props);
            if (isJson) setTyped({ text, value });
            onChange(value);
          }}
          onBlur={onBlur}
        />
      </span>
    </FieldFrame>
  );
}
