import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { latinDigits } from '../kit/read/latin-digits.ts';
import { exampleOf, intoMask } from '../kit/rules/input-mask.ts';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { formatInternational, loadInternational } from './international.ts';
import { MaskedNumber } from './MaskedNumber.tsx';
import {
  choosableMasks,
  isInternational,
  maskOf,
  type PhoneNumberProps,
  type PhoneNumberValue,
  phoneText,
} from './phoneNumber.ts';

export function PhoneNumberView(view: ViewProps<PhoneNumberProps, PhoneNumberValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  const mask = maskOf(props, state.value);
  const number = phoneText(state.value);
  const latest = useRef(number);
  latest.current = number;
  if (view.props.multiple) return severalAnswers(view, PhoneNumberView);
  const [firstMask] = choosableMasks(props);
  const answer = (text: string) =>
    onChange(firstMask ? { value: text, maskName: maskNameOf(state.value) ?? firstMask.label } : text);
  // Numbers and what stands before them are written from left to right everywhere.
  const box = (
    <div dir="ltr">
      <TextBox
        {...controlAttributes(view)}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={props.autocomplete || 'tel'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || exampleOf(mask) || undefined}
        value={number}
        onChange={(event) => answer(typed(event, mask))}
        onBlur={() => {
          const tidy = arranged(number, mask);
          if (tidy !== number) answer(tidy);
          onBlur();
          if (!isInternational(number, mask)) return;
          void loadInternational().then((format) => {
            const grouped = format?.(number) ?? number;
            if (grouped !== number && latest.current === number) answer(grouped);
          });
        }}
      />
    </div>
  );
  const choose = (maskName: string) => onChange({ value: number, maskName });
  return (
    <FieldFrame view={view}>
      {firstMask ? (
        <MaskedNumber view={view} mask={mask} onChoose={choose}>
          {box}
        </MaskedNumber>
      ) : (
        box
      )}
    </FieldFrame>
  );
}

const maskNameOf = (value: PhoneNumberValue | undefined) => (typeof value === 'object' ? value.maskName : undefined);

function arranged(number: string, mask: string): string {
  if (isInternational(number, mask)) return formatInternational(number);
  return mask === '' ? number : intoMask(number, mask);
}

/** What was typed, in the mask. NOTE: taking away is left alone, or one could not get past the signs of the mask. */
function typed({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, mask: string): string {
  const text = latinDigits(target.value);
  if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')) return text;
  const shown = arranged(text.trimStart(), mask);
  const caret = target.selectionStart ?? text.length;
  if (shown === target.value || caret === text.length) return shown;
  const before = text.slice(0, caret).replace(/[^\p{L}\d]/gu, '').length;
  target.value = shown;
  const place = placeAfter(shown, before);
  target.setSelectionRange(place, place);
  return shown;
}

/** Where the caret stands behind so many letters and digits. */
function placeAfter(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (/[\p{L}\d]/u.test(text[place]!)) left -= 1;
  }
  return text.length;
}
