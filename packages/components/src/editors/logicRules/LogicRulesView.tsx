import { useMessages } from '@tideform/i18n/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { LogicRuleCard } from './LogicRuleCard.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import type { LogicRulesProps, LogicRulesValue } from './logicRules.ts';
import { createLogicRule, type LogicRule, parseLogicRules } from './shape/logic-rule.ts';

const entryKind = 'rule';

/** Editor for the logic rules that change a component's settings and answer at runtime. */
export function LogicRulesView(view: ViewProps<LogicRulesProps, LogicRulesValue>) {
  const { id, state, onChange, onBlur } = view;
  const messages = useMessages(logicRulesMessages);
  const rules = parseLogicRules(state.value);
  const list = useRowListActions<LogicRule>({
    rows: rules,
    entry: entryKind,
    firstColumn: 'name',
    onChange,
  });
  const { edits } = list;
  const add = () => {
    const before = edits.rows();
    edits.replace([...before, createLogicRule(messages.ruleName({ position: before.length + 1 }))]);
    edits.focus(before.length, 'name');
  };
  return (
    <EditableRowList
      view={view}
      entry={entryKind}
      empty={messages.none}
      count={rules.length}
      list={list}
      onAdd={add}
      onBlur={onBlur}
    >
      {rules.map((rule, index) => (
        <LogicRuleCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its position; what its boxes hold is tied to their values
          key={index}
          id={`${id}-${index}`}
          index={index}
          rule={rule}
          isLast={index === rules.length - 1}
          disabled={isDisabled(view)}
          edits={edits}
        />
      ))}
    </EditableRowList>
  );
}
