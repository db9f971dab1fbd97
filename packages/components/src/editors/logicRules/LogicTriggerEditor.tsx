import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { CodeBox } from '../code/CodeBox.tsx';
import { useComparisons } from '../conditionBuilder/useComparisons.tsx';
import { RowGroup } from '../rows/RowGroup.tsx';
import { ROW_WORDS } from '../rows/rows.words.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { LOGIC_WORDS } from './logic-rules.words.ts';
import { type LogicTrigger, textOf, triggerTypes, withPart } from './shape/logic-rule.ts';

interface LogicTriggerEditorProps {
  readonly id: string;
  readonly index: number;
  /** What the rule is called. */
  readonly rule: string;
  readonly trigger: LogicTrigger;
  readonly disabled: boolean;
  readonly onChange: (trigger: LogicTrigger) => void;
}

/** When a rule's actions happen. */
export function LogicTriggerEditor({ id, index, rule, trigger, disabled, onChange }: LogicTriggerEditorProps) {
  const styles = useRowStyles();
  const type = textOf(trigger.type) || 'simple';
  const types: readonly string[] = triggerTypes.some((known) => known === type)
    ? triggerTypes
    : [...triggerTypes, type];
  const put = (part: string) => (value: unknown) => onChange({ ...withPart(trigger, part, value), type });
  const code = { label: LOGIC_WORDS.triggerCode(rule), disabled };
  return (
    <>
      <SelectBox
        aria-label={ROW_WORDS.cell(LOGIC_WORDS.trigger, LOGIC_WORDS.entry, index + 1)}
        data-column="trigger"
        disabled={disabled}
        value={type}
        onChange={(event) => onChange({ ...trigger, type: event.target.value })}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {LOGIC_WORDS.triggers[one] ?? one}
          </option>
        ))}
      </SelectBox>
      {type === 'simple' && (
        <TriggerConditions id={id} rule={rule} value={trigger.simple} disabled={disabled} onChange={put('simple')} />
      )}
      {type === 'javascript' && (
        <CodeBox
          {...code}
          kind="logic.trigger"
          language="javascript"
          value={trigger.javascript}
          onChange={put('javascript')}
        />
      )}
      {type === 'json' && (
        <CodeBox {...code} kind="logic.trigger.json" language="json" value={trigger.json} onChange={put('json')} />
      )}
      {type === 'event' && (
        <>
          <TextBox
            aria-label={ROW_WORDS.cell(LOGIC_WORDS.event, LOGIC_WORDS.entry, index + 1)}
            placeholder={LOGIC_WORDS.event}
            disabled={disabled}
            value={textOf(trigger.event)}
            onChange={(event) => put('event')(event.target.value)}
          />
          <span className={styles.head}>{LOGIC_WORDS.eventHint}</span>
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
  const rows = useComparisons({
    id,
    value,
    disabled,
    words: LOGIC_WORDS.effect,
    onChange: (next) => onChange(next ?? {}),
  });
  return (
    <RowGroup
      {...rows}
      empty={LOGIC_WORDS.always}
      disabled={disabled}
      group={{ 'aria-label': LOGIC_WORDS.comparisons(rule) }}
    />
  );
}
