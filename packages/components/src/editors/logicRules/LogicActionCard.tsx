import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { CodeBox } from '../code/CodeBox.tsx';
import { findDisplayName } from '../find-display-name.ts';
import { RowButtons } from '../rows/RowButtons.tsx';
import type { RowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { logicRulesMessages } from './logic-rules.messages.ts';
import { PropertyActionEditor } from './PropertyActionEditor.tsx';
import { createChoicesSchema } from './shape/create-choices-schema.ts';
import { actionTypes, type LogicAction, setProperty, toTextOrEmpty } from './shape/logic-rule.ts';

/** Maps an action type to the property that contains the action's code. */
const codePropertyByActionType: Readonly<Record<string, string>> = {
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
  readonly edits: RowListActions<LogicAction>;
}

/** Card for one action of a logic rule. */
export function LogicActionCard({ index, rule, action, disabled, edits }: LogicActionCardProps) {
  const messages = useMessages(logicRulesMessages);
  const rowMessages = useRowMessages('action');
  const styles = useRowStyles();
  const component = useEditedForm()?.component;
  const type = toTextOrEmpty(action.type) || 'property';
  const types: readonly string[] = actionTypes.some((known) => known === type) ? actionTypes : [...actionTypes, type];
  const cell = (name: string) => messages.ofRule({ what: rowMessages.cell(name, index + 1), rule });
  const replaceAction = (next: LogicAction) => edits.put(index, { ...next, type: toTextOrEmpty(next.type) || type });
  const choices = createChoicesSchema(component);
  const part = codePropertyByActionType[type];
  return (
    <div data-row={index} className={mergeClasses(styles.row, styles.card)}>
      <div className={styles.wide}>
        <SelectBox
          aria-label={cell(messages.actionType)}
          data-column="action"
          disabled={disabled}
          value={type}
          onChange={(event) => replaceAction({ ...action, type: event.target.value })}
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
        <PropertyActionEditor
          action={action}
          cell={cell}
          disabled={disabled}
          onChange={replaceAction}
          onChoices={
            choices === undefined
              ? undefined
              : () => replaceAction({ ...action, type: 'mergeComponentSchema', schemaDefinition: choices })
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
          onChange={(value) => replaceAction(setProperty(action, part, value))}
        />
      )}
    </div>
  );
}
