import { useMessages } from '@tideform/i18n/react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { CodeBox } from '../code/CodeBox.tsx';
import { useConditionRows } from '../conditionBuilder/useConditionRows.tsx';
import { findDisplayName } from '../find-display-name.ts';
import { EditableRowGroup } from '../rows/EditableRowGroup.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import { type LogicTrigger, setProperty, toTextOrEmpty, triggerTypes } from './shape/logic-rule.ts';

interface LogicTriggerEditorProps {
  readonly id: string;
  readonly index: number;
  /** Name of the logic rule that contains the trigger. */
  readonly rule: string;
  readonly trigger: LogicTrigger;
  readonly disabled: boolean;
  readonly onChange: (trigger: LogicTrigger) => void;
}

/** Editor for the trigger of a logic rule. */
export function LogicTriggerEditor({ id, index, rule, trigger, disabled, onChange }: LogicTriggerEditorProps) {
  const messages = useMessages(logicRulesMessages);
  const rowMessages = useRowMessages('rule');
  const styles = useRowStyles();
  const type = toTextOrEmpty(trigger.type) || 'simple';
  const types: readonly string[] = triggerTypes.some((known) => known === type)
    ? triggerTypes
    : [...triggerTypes, type];
  const createPartSetter = (part: string) => (value: unknown) =>
    onChange({ ...setProperty(trigger, part, value), type });
  const code = { label: messages.triggerCode({ rule }), disabled };
  return (
    <>
      <SelectBox
        aria-label={rowMessages.cell(messages.trigger, index + 1)}
        data-column="trigger"
        disabled={disabled}
        value={type}
        onChange={(event) => onChange({ ...trigger, type: event.target.value })}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {findDisplayName(messages.triggers, one)}
          </option>
        ))}
      </SelectBox>
      {type === 'simple' && (
        <TriggerConditions
          id={id}
          rule={rule}
          value={trigger.simple}
          disabled={disabled}
          onChange={createPartSetter('simple')}
        />
      )}
      {type === 'javascript' && (
        <CodeBox
          {...code}
          kind="logic.trigger"
          language="javascript"
          value={trigger.javascript}
          onChange={createPartSetter('javascript')}
        />
      )}
      {type === 'json' && (
        <CodeBox
          {...code}
          kind="logic.trigger.json"
          language="json"
          value={trigger.json}
          onChange={createPartSetter('json')}
        />
      )}
      {type === 'event' && (
        <>
          <TextBox
            aria-label={rowMessages.cell(messages.event, index + 1)}
            placeholder={messages.event}
            disabled={disabled}
            value={toTextOrEmpty(trigger.event)}
            onChange={(event) => createPartSetter('event')(event.target.value)}
          />
          <span className={styles.head}>{messages.eventHint}</span>
        </>
      )}
    </>
  );
}

interface TriggerConditionsProps {
  readonly id: string;
  readonly rule: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

function TriggerConditions({ id, rule, value, disabled, onChange }: TriggerConditionsProps) {
  const messages = useMessages(logicRulesMessages);
  const { isReadable: _, ...rows } = useConditionRows({
    id,
    value,
    disabled,
    messages: messages.effect,
    onChange: (next) => onChange(next ?? {}),
  });
  return (
    <EditableRowGroup
      {...rows}
      empty={messages.always}
      disabled={disabled}
      group={{ 'aria-label': messages.comparisons({ rule }) }}
    />
  );
}
