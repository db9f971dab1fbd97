import { useMessages } from '@tideform/i18n/react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { specs } from '../../specs.ts';
import { findDisplayName } from '../find-display-name.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import { changeActionProperty, getActionProperty, listActionProperties } from './shape/action-property.ts';
import { type LogicAction, toTextOrEmpty } from './shape/logic-rule.ts';

/** Value of the select option for changing choices, which aren't stored in a single property. */
const choicesOptionValue = ' choices';

interface PropertyActionEditorProps {
  readonly action: LogicAction;
  /** Returns the accessible name of a control in the action's editor. */
  readonly cell: (name: string) => string;
  readonly disabled: boolean;
  readonly onChange: (action: LogicAction) => void;
  /** Converts the action to one that changes the component's choices; `undefined` if the component has no choices. */
  readonly onChoices: (() => void) | undefined;
}

/** Editor for an action that changes a setting of the component. */
export function PropertyActionEditor({ action, cell, disabled, onChange, onChoices }: PropertyActionEditorProps) {
  const messages = useMessages(logicRulesMessages);
  const styles = useRowStyles();
  const property = getActionProperty(action);
  const properties = listActionProperties(useEditedForm()?.component, property, specs);
  const choose = (value: string) => {
    if (value === choicesOptionValue) return onChoices?.();
    const chosen = properties.find((one) => one.value === value);
    if (chosen) onChange(changeActionProperty(action, chosen));
  };
  return (
    <div className={styles.pair}>
      <SelectBox
        aria-label={cell(messages.property)}
        disabled={disabled}
        value={property?.value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{messages.choose}</option>
        {properties.map(({ value, label }) => (
          <option key={value} value={value}>
            {Object.hasOwn(messages.properties, value) ? findDisplayName(messages.properties, value) : label}
          </option>
        ))}
        {onChoices && <option value={choicesOptionValue}>{messages.choices}</option>}
      </SelectBox>
      {property?.type === 'string' && (
        <TextBox
          aria-label={cell(messages.to)}
          placeholder={messages.to}
          disabled={disabled}
          value={toTextOrEmpty(action.text)}
          onChange={(event) => onChange({ ...action, text: event.target.value })}
        />
      )}
      {property?.type === 'boolean' && (
        <SelectBox
          aria-label={cell(messages.to)}
          disabled={disabled}
          value={String(action.state === true || action.state === 'true')}
          onChange={(event) => onChange({ ...action, state: event.target.value === 'true' })}
        >
          <option value="true">{messages.on}</option>
          <option value="false">{messages.off}</option>
        </SelectBox>
      )}
    </div>
  );
}
