import type { ReactNode } from 'react';
import { typingAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { intoMask } from '../kit/rules/input-mask.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { MaskChoice } from './MaskChoice.tsx';
import { inCase, maskOf, masksOf, type TextfieldProps, type TextfieldValue, textIn } from './textfield.ts';

export function TextfieldView(view: ViewProps<TextfieldProps, TextfieldValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  if (props.multiple) return severalAnswers(view, TextfieldView);
  const text = textIn(state.value);
  const masks = masksOf(props);
  const chosen = masks.find(({ mask }) => mask === maskOf(state.value, props));
  const put = (next: string, maskName = chosen?.label) =>
    onChange(maskName === undefined ? next : { value: next, maskName });
  return (
    <FieldFrame view={view}>
      {masks.length > 0 && (
        <MaskChoice view={view} masks={masks} chosen={chosen?.label} onChoose={(label) => put(text, label)} />
      )}
      <TextBox
        {...typingAttributes(view)}
        type="text"
        dir="auto"
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        autoComplete={props.autocomplete || undefined}
        value={text}
        onChange={(event) => put(inCase(event.target.value, props.case))}
        onBlur={() => {
          const mask = maskOf(state.value, props);
          if (mask !== '' && intoMask(text, mask) !== text) put(intoMask(text, mask));
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
