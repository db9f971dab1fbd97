import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { TextBox } from '../../kit/TextBox.tsx';
import { EditableRowGroup } from '../rows/EditableRowGroup.tsx';
import { moveRowByKey } from '../rows/move-row-by-key.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { type RowListActions, useRowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { LogicActionCard } from './LogicActionCard.tsx';
import { LogicTriggerEditor } from './LogicTriggerEditor.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import {
  getLogicActions,
  getLogicTrigger,
  type LogicAction,
  type LogicRule,
  toTextOrEmpty,
} from './shape/logic-rule.ts';

const entryKind = 'rule';

interface LogicRuleCardProps {
  readonly id: string;
  readonly index: number;
  readonly rule: LogicRule;
  readonly isLast: boolean;
  readonly disabled: boolean;
  readonly edits: RowListActions<LogicRule>;
}

/** Card for one logic rule: its name, trigger and actions. */
export function LogicRuleCard({ id, index, rule, isLast, disabled, edits }: LogicRuleCardProps) {
  const styles = useRowStyles();
  const messages = useMessages(logicRulesMessages);
  const rowMessages = useRowMessages(entryKind);
  const name = toTextOrEmpty(rule.name) || messages.ruleName({ position: index + 1 });
  const changeRule = (next: Partial<LogicRule>) => edits.put(index, { ...edits.rows()[index], ...next });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles
    <div
      role="group"
      aria-label={name}
      data-row={index}
      className={mergeClasses(styles.row, styles.card)}
      onKeyDown={(event) => moveRowByKey(event, index, edits.move)}
    >
      <div className={styles.wide}>
        <TextBox
          data-column="name"
          aria-label={rowMessages.cell(messages.name, index + 1)}
          placeholder={messages.name}
          disabled={disabled}
          value={toTextOrEmpty(rule.name)}
          onChange={(event) => changeRule({ name: event.target.value })}
        />
        <RowButtons edits={edits} entry={entryKind} index={index} isLast={isLast} disabled={disabled} />
      </div>
      <LogicTriggerEditor
        id={`${id}-trigger`}
        index={index}
        rule={name}
        trigger={getLogicTrigger(rule)}
        disabled={disabled}
        onChange={(trigger) => changeRule({ trigger })}
      />
      <LogicActionList name={name} rule={rule} disabled={disabled} onChange={(actions) => changeRule({ actions })} />
    </div>
  );
}

interface LogicActionListProps {
  readonly name: string;
  readonly rule: LogicRule;
  readonly disabled: boolean;
  readonly onChange: (actions: readonly LogicAction[]) => void;
}

function LogicActionList({ name, rule, disabled, onChange }: LogicActionListProps) {
  const styles = useRowStyles();
  const messages = useMessages(logicRulesMessages);
  const actions = getLogicActions(rule);
  const list = useRowListActions<LogicAction>({
    rows: actions,
    entry: 'action',
    firstColumn: 'action',
    onChange,
  });
  const add = () => {
    const before = list.edits.rows();
    list.edits.replace([...before, { name: messages.actionName({ position: before.length + 1 }), type: 'property' }]);
    list.edits.focus(before.length, 'action');
  };
  return (
    <EditableRowGroup
      entry="action"
      count={actions.length}
      list={list}
      empty={messages.noActions}
      head={<p className={styles.part}>{messages.happens}</p>}
      disabled={disabled}
      onAdd={add}
      group={{ 'aria-label': messages.actions({ rule: name }) }}
    >
      {actions.map((action, index) => (
        <LogicActionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is its position
          key={index}
          index={index}
          rule={name}
          action={action}
          disabled={disabled}
          edits={list.edits}
        />
      ))}
    </EditableRowGroup>
  );
}
