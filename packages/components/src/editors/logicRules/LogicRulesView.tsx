import { useMessages } from '@tideform/i18n/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { RowList } from '../rows/RowList.tsx';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { LogicRuleCard } from './LogicRuleCard.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import type { LogicRulesProps, LogicRulesValue } from './logicRules.ts';
import { createRule, type LogicRule, parseRules } from './shape/logic-rule.ts';

const entry = 'rule';

/** Editor for the logic rules that change a component's settings and answer at runtime. */
export function LogicRulesView(view: ViewProps<LogicRulesProps, LogicRulesValue>) {
  const { id, state, onChange, onBlur } = view;
  const messages = useMessages(logicRulesMessages);
  const rules = parseRules(state.value);
  const list = useRowEdits<LogicRule>({
    rows: rules,
    entry,
    firstColumn: 'name',
    onChange,
  });
  const { edits } = list;
  const add = () => {
    const before = edits.rows();
    edits.replace([...before, createRule(messages.ruleName({ position: before.length + 1 }))]);
    edits.focus(before.length, 'name');
  };
  return (
    <RowList
      view={view}
      entry={entry}
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
    </RowList>
  );
}
