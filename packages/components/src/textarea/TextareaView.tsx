import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { isDisabled, typingAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { readTextarea, type TextareaProps, type TextareaValue, textareaText } from './textarea.ts';

const useStyles = makeStyles({
  /* Room for the focus line below the resize handle. */
  box: { paddingBottom: tokens.strokeWidthThick },
  text: { paddingBlock: tokens.spacingVerticalSNudge, minHeight: '52px', resize: 'vertical' },
  json: { fontFamily: tokens.fontFamilyMonospace },
  grows: { fieldSizing: 'content', maxHeight: '60vh' },
});

export function TextareaView(view: ViewProps<TextareaProps, TextareaValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: TextareaValue }>();
  const styles = useStyles();
  const attributes = typingAttributes(view);
  const classes = useKitClasses();
  if (view.props.multiple) return severalAnswers(view, TextareaView);
  const box = boxClass(classes, isDisabled(view), attributes['aria-invalid'] === true);
  const isJson = props.as === 'json';
  return (
    <FieldFrame view={view}>
      <span className={mergeClasses(box, styles.box)}>
        <textarea
          {...attributes}
          dir={isJson ? 'ltr' : 'auto'}
          className={mergeClasses(classes.bare, styles.text, isJson && styles.json, props.autoExpand && styles.grows)}
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
