import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { type FieldView, getControlAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { toLatinDigits } from '../kit/read/to-latin-digits.ts';
import { applyMask, createMaskExample } from '../kit/rules/input-mask.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { phoneMessages } from './phoneNumber.messages.ts';
import {
  getPhoneMask,
  getPhoneText,
  isInternational,
  listChoosableMasks,
  type PhoneNumberProps,
  type PhoneNumberValue,
} from './phoneNumber.ts';

export function PhoneNumberView(view: ViewProps<PhoneNumberProps, PhoneNumberValue>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  const mask = getPhoneMask(props, state.value);
  const number = getPhoneText(state.value);
  const latest = useRef(number);
  latest.current = number;
  if (view.props.multiple) return renderMultipleAnswers(view, PhoneNumberView);
  const [firstMask] = listChoosableMasks(props);
  const answer = (text: string) =>
    onChange(firstMask ? { value: text, maskName: getMaskName(state.value) ?? firstMask.label } : text);
  // Phone numbers and prefixes are written from left to right in every language.
  const box = (
    <div dir="ltr">
      <TextBox
        {...getControlAttributes(view)}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={props.autocomplete || 'tel'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || createMaskExample(mask) || undefined}
        value={number}
        onChange={(event) => answer(formatTypedText(event, mask))}
        onBlur={() => {
          const tidy = formatWithMask(number, mask);
          if (tidy !== number) answer(tidy);
          onBlur();
          if (!isInternational(number, mask)) return;
          void loadInternationalFormat().then((format) => {
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
        <MaskedNumberField view={view} mask={mask} onChoose={choose}>
          {box}
        </MaskedNumberField>
      ) : (
        box
      )}
    </FieldFrame>
  );
}

const getMaskName = (value: PhoneNumberValue | undefined) => (typeof value === 'object' ? value.maskName : undefined);

function formatWithMask(number: string, mask: string): string {
  if (isInternational(number, mask)) return formatInternational(number);
  return mask === '' ? number : applyMask(number, mask);
}

/**
 * Formats the typed text with the mask.
 * NOTE: the text isn't reformatted after a deletion; otherwise literal characters of the mask couldn't be deleted.
 */
function formatTypedText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, mask: string): string {
  const text = toLatinDigits(target.value);
  if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')) return text;
  const formatted = formatWithMask(text.trimStart(), mask);
  const caret = target.selectionStart ?? text.length;
  if (formatted === target.value || caret === text.length) return formatted;
  const before = text.slice(0, caret).replace(/[^\p{L}\d]/gu, '').length;
  target.value = formatted;
  const cursorPosition = findCursorPosition(formatted, before);
  target.setSelectionRange(cursorPosition, cursorPosition);
  return formatted;
}

/** Returns the cursor position after the given number of letters and digits. */
function findCursorPosition(text: string, count: number): number {
  let left = count;
  for (let cursorPosition = 0; cursorPosition < text.length; cursorPosition += 1) {
    if (left === 0) return cursorPosition;
    if (/[\p{L}\d]/u.test(text[cursorPosition]!)) left -= 1;
  }
  return text.length;
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 1fr) 3fr',
    gap: tokens.spacingHorizontalS,
  },
});

interface MaskedNumberFieldProps {
  readonly view: FieldView & Pick<ViewProps<PhoneNumberProps>, 'props'>;
  readonly mask: string;
  readonly onChoose: (maskName: string) => void;
  /** Input for the phone number. */
  readonly children: ReactNode;
}

/** Phone number input, next to a list for choosing its mask. */
function MaskedNumberField({ view, mask, onChoose, children }: MaskedNumberFieldProps) {
  const messages = useMessages(phoneMessages);
  const masks = listChoosableMasks(view.props);
  return (
    <div className={useStyles().row}>
      <SelectBox
        id={`${view.id}-mask`}
        aria-label={messages.kind}
        aria-describedby={getLabelId(view.id)}
        disabled={isDisabled(view)}
        value={masks.find((one) => one.mask === mask)?.label}
        onChange={(event) => onChoose(event.target.value)}
      >
        {masks.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectBox>
      {children}
    </div>
  );
}

type FormatPhoneNumber = (number: string) => string;

let loadedFormat: FormatPhoneNumber | undefined;
let pendingLoad: Promise<FormatPhoneNumber | undefined> | undefined;

/**
 * Formats an international number as usual in its country. Returns the number unchanged until the country tables are
 * loaded.
 */
function formatInternational(number: string): string {
  void loadInternationalFormat();
  return loadedFormat?.(number) ?? number;
}

/** Loads the number formats of all countries once. Resolves to `undefined` if they are unavailable. */
function loadInternationalFormat(): Promise<FormatPhoneNumber | undefined> {
  pendingLoad ??= import('libphonenumber-js/min').then(
    ({ AsYouType }) => {
      loadedFormat = (number) => new AsYouType().input(number);
      return loadedFormat;
    },
    () => {
      pendingLoad = undefined;
      return undefined;
    },
  );
  return pendingLoad;
}
