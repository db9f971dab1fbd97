import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { formatAsText } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { toStoredChoiceValue } from '../kit/read/choice.ts';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { selectMessages } from './select.messages.ts';
import { getChosenValues, type SelectProps, type SelectValue } from './select.ts';

const useStyles = makeStyles({ note: { color: tokens.colorNeutralForeground3 } });

/**
 * Text input for a choice whose list can't be loaded in this app, with an explanation. Multiple choices are separated
 * by commas.
 */
export function TypedSelect(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const styles = useStyles();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: SelectValue }>();
  const messages = useMessages(selectMessages);
  const shownText = getChosenValues(state.value).map(formatChoiceText).join(', ');
  const read = (text: string): SelectValue => {
    if (!props.multiple) return toStoredChoiceValue(text, props.dataType);
    const texts = text.split(/[,،]/).map((one) => one.trim());
    return texts.filter((one) => one !== '').map((one) => toStoredChoiceValue(one, props.dataType));
  };
  const source = props.dataSrc === 'resource' || props.dataSrc === 'indexeddb' ? props.dataSrc : undefined;
  return (
    <FieldFrame view={view}>
      {source && !view.readOnly && <Caption1 className={styles.note}>{messages[source]}</Caption1>}
      <TextBox
        {...getControlAttributes(view)}
        type="text"
        dir="auto"
        placeholder={props.placeholder || undefined}
        value={typed && Object.is(typed.value, state.value) ? typed.text : shownText}
        onChange={(event) => {
          const value = read(event.target.value);
          setTyped({ text: event.target.value, value });
          onChange(value);
        }}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** Formats a choice as text. A choice from another system may be a whole record. */
function formatChoiceText(value: unknown): string {
  const { label, name, title } = (typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>;
  const named = [label, name, title].find((one) => typeof one === 'string');
  return formatAsText(named ?? value);
}
