import type { ReactNode } from 'react';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { typingAttributes } from '../kit/control-attributes.ts';
import { drawFrame } from '../kit/FieldFrame.tsx';
import { intoMask } from '../kit/rules/input-mask.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import { drawTextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { MaskChoice } from './MaskChoice.tsx';
import { inCase, maskOf, masksOf, type TextfieldProps, type TextfieldValue, textIn } from './textfield.ts';

export function TextfieldView(view: ViewProps<TextfieldProps, TextfieldValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  if (props.multiple) return severalAnswers(view, TextfieldView);
  const text = textIn(state.value);
  const masks = masksOf(props);
  const chosen = masks.find(({ mask }) => mask === maskOf(state.value, props));
  const put = (next: string, maskName = chosen?.label) =>
    onChange(maskName === undefined ? next : { value: next, maskName });
  const box = drawTextBox(
    {
      ...typingAttributes(view),
      type: 'text',
      dir: 'auto',
      before: props.prefix,
      after: props.suffix,
      placeholder: props.placeholder || undefined,
      autoComplete: props.autocomplete || undefined,
      value: text,
      onChange: (event) => put(inCase(event.target.value, props.case)),
      onBlur() {
        const mask = maskOf(state.value, props);
        if (mask !== '' && intoMask(text, mask) !== text) put(intoMask(text, mask));
        onBlur();
      },
    },
    classes,
  );
  if (masks.length === 0) return drawFrame({ view, children: box }, classes);
  const both = (
    <>
      <MaskChoice view={view} masks={masks} chosen={chosen?.label} onChoose={(label) => put(text, label)} />
      {box}
    </>
  );
  return drawFrame({ view, children: both }, classes);
}

TextfieldView.isPlain = true as const;
