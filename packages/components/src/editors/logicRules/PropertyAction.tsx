import { useMessages } from '@tideform/i18n/react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { specs } from '../../specs.ts';
import { nameIn } from '../name-in.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import { propertiesOf, propertyOf, withProperty } from './shape/action-property.ts';
import { type LogicAction, textOf } from './shape/logic-rule.ts';

/** Stands for the choices, which are no property of their own. */
const choicesValue = ' choices';

interface PropertyActionProps {
  readonly action: LogicAction;
  /** Accessible name of a control in this action. */
  readonly cell: (name: string) => string;
  readonly disabled: boolean;
  readonly onChange: (action: LogicAction) => void;
  /** Makes it an action that changes the choices; `undefined` where there are none. */
  readonly onChoices: (() => void) | undefined;
}

/** A setting, and what it becomes. */
export function PropertyAction({ action, cell, disabled, onChange, onChoices }: PropertyActionProps) {
  const messages = useMessages(logicRulesMessages);
  const styles = useRowStyles();
  const property = propertyOf(action);
  const properties = propertiesOf(useEditedForm()?.component, property, specs);
  const choose = (value: string) => {
    if (value === choicesValue) return onChoices?.();
    const chosen = properties.find((one) => one.value === value);
    if (chosen) onChange(withProperty(action, chosen));
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
            {Object.hasOwn(messages.properties, value) ? nameIn(messages.properties, value) : label}
          </option>
        ))}
        {onChoices && <option value={choicesValue}>{messages.choices}</option>}
      </SelectBox>
      {property?.type === 'string' && (
        <TextBox
          aria-label={cell(messages.to)}
          placeholder={messages.to}
          disabled={disabled}
          value={textOf(action.text)}
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
