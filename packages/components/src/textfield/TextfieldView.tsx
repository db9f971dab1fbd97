import { wordOf } from '@tideform/engine';
import type { ReactNode } from 'react';
import { typingAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { intoMask } from '../kit/rules/input-mask.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { inCase, maskOf, type TextfieldProps, type TextfieldValue } from './textfield.ts';

export function TextfieldView(view: ViewProps<TextfieldProps, TextfieldValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  if (props.multiple) return severalAnswers(view, TextfieldView);
  return (
    <FieldFrame view={view}>
      <TextBox
        {...typingAttributes(view)}
        type="text"
        dir="auto"
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        autoComplete={props.autocomplete || undefined}
        value={wordOf(state.value)}
        onChange={(event) => onChange(inCase(event.target.value, props.case))}
        onBlur={() => {
          const mask = maskOf(state.value, props);
          const text = wordOf(state.value);
          if (mask !== '' && intoMask(text, mask) !== text) onChange(intoMask(text, mask));
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
