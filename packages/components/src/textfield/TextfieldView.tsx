import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getLabelId, getTextControlAttributes, isDisabled } from '../kit/control-attributes.ts';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import { applyMask } from '../kit/rules/input-mask.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import { renderTextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { textfieldMessages } from './textfield.messages.ts';
import {
  convertCase,
  getMask,
  getTextfieldText,
  listMasks,
  type TextfieldProps,
  type TextfieldValue,
} from './textfield.ts';

export function TextfieldView(view: ViewProps<TextfieldProps, TextfieldValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  const classes = useFieldClassNames();
  if (props.multiple) return renderMultipleAnswers(view, TextfieldView);
  const text = getTextfieldText(state.value);
  const masks = listMasks(props);
  const chosen = masks.find(({ mask }) => mask === getMask(state.value, props));
  const changeText = (next: string, maskName = chosen?.label) =>
    onChange(maskName === undefined ? next : { value: next, maskName });
  const box = renderTextBox(
    {
      ...getTextControlAttributes(view),
      type: 'text',
      dir: 'auto',
      before: props.prefix,
      after: props.suffix,
      placeholder: props.placeholder || undefined,
      autoComplete: props.autocomplete || undefined,
      value: text,
      onChange: (event) => changeText(convertCase(event.target.value, props.case)),
      onBlur() {
        const mask = getMask(state.value, props);
        if (mask !== '' && applyMask(text, mask) !== text) changeText(applyMask(text, mask));
        onBlur();
      },
    },
    classes,
  );
  if (masks.length === 0) return renderFieldFrame({ view, children: box }, classes);
  const both = (
    <>
      <MaskSelect view={view} masks={masks} chosen={chosen?.label} onChoose={(label) => changeText(text, label)} />
      {box}
    </>
  );
  return renderFieldFrame({ view, children: both }, classes);
}

TextfieldView.isPlain = true as const;

interface MaskSelectProps {
  readonly view: ViewProps<TextfieldProps, TextfieldValue>;
  readonly masks: TextfieldProps['inputMasks'];
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
}

/** List for choosing the mask of a text field. */
function MaskSelect({ view, masks, chosen, onChoose }: MaskSelectProps) {
  const messages = useMessages(textfieldMessages);
  return (
    <SelectBox
      aria-label={messages.kind}
      aria-describedby={getLabelId(view.id)}
      disabled={isDisabled(view)}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {masks.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}
