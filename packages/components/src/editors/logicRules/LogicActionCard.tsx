import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { CodeBox } from '../code/CodeBox.tsx';
import { findDisplayName } from '../find-display-name.ts';
import { RowButtons } from '../rows/RowButtons.tsx';
import type { RowEdits } from '../rows/useRowEdits.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import { PropertyAction } from './PropertyAction.tsx';
import { createChoicesSchema } from './shape/choices-schema.ts';
import { actionTypes, type LogicAction, setPart, toText } from './shape/logic-rule.ts';

/** Maps an action type to the property that contains the action's code. */
const codeProperties: Readonly<Record<string, string>> = {
  value: 'value',
  mergeComponentSchema: 'schemaDefinition',
  customAction: 'customAction',
};

interface LogicActionCardProps {
  readonly index: number;
  /** Name of the logic rule that contains the action. */
  readonly rule: string;
  readonly action: LogicAction;
  readonly disabled: boolean;
  readonly edits: RowEdits<LogicAction>;
}

/** Card for one action of a logic rule. */
export function LogicActionCard({ index, rule, action, disabled, edits }: LogicActionCardProps) {
  const messages = useMessages(logicRulesMessages);
  const rowMessages = useRowMessages('action');
  const styles = useRowStyles();
  const component = useEditedForm()?.component;
  const type = toText(action.type) || 'property';
  const types: readonly string[] = actionTypes.some((known) => known === type) ? actionTypes : [...actionTypes, type];
  const cell = (name: string) => messages.ofRule({ what: rowMessages.cell(name, index + 1), rule });
  const put = (next: LogicAction) => edits.put(index, { ...next, type: toText(next.type) || type });
  const choices = createChoicesSchema(component);
  const part = codeProperties[type];
  return (
    <div data-row={index} className={mergeClasses(styles.row, styles.card)}>
      <div className={styles.wide}>
        <SelectBox
          aria-label={cell(messages.actionType)}
          data-column="action"
          disabled={disabled}
          value={type}
          onChange={(event) => put({ ...action, type: event.target.value })}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {findDisplayName(messages.actionTypes, one)}
            </option>
          ))}
        </SelectBox>
        <RowButtons edits={edits} entry="action" index={index} disabled={disabled} isFixed />
      </div>
      {type === 'property' && (
        <PropertyAction
          action={action}
          cell={cell}
          disabled={disabled}
          onChange={put}
          onChoices={
            choices === undefined
              ? undefined
              : () => put({ ...action, type: 'mergeComponentSchema', schemaDefinition: choices })
          }
        />
      )}
      {part !== undefined && (
        <CodeBox
          label={messages.actionCode({ action: messages.actionName({ position: index + 1 }), rule })}
          kind={`logic.${type}`}
          language="javascript"
          value={action[part]}
          disabled={disabled}
          onChange={(value) => put(setPart(action, part, value))}
        />
      )}
    </div>
  );
}
