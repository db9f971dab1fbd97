import { Body1, Button, Field, Input } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { paletteIconOf } from '@tideform/components/palette-icons';
import { useMessages } from '@tideform/i18n/react';
import type { CustomField } from '@tideform/sync';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { customFieldMessages } from './custom-fields.messages.ts';
import { useCustomFieldStyles } from './custom-fields.styles.ts';
import { nameProblem } from './name-problem.ts';

interface FieldRowProps {
  readonly field: CustomField;
  /** Names of the team's other fields. */
  readonly others: readonly string[];
  readonly isBusy: boolean;
  readonly onRename: (to: string) => void;
  readonly onRemove: () => void;
}

/** One custom field, to be renamed and deleted. */
export function FieldRow({ field, others, isBusy, onRename, onRemove }: FieldRowProps) {
  const messages = useMessages(customFieldMessages);
  const styles = useCustomFieldStyles();
  const [typed, setTyped] = useState<string>();
  const Icon = paletteIconOf(field.component.type);
  const { name } = field;
  if (typed === undefined) {
    return (
      <li className={styles.row}>
        <Icon aria-hidden />
        <Body1 dir="auto" className={styles.name}>
          {name}
        </Body1>
        <Tooltip content={messages.rename.label({ name })} relationship="label">
          <Button appearance="subtle" disabled={isBusy} icon={<Edit20Regular />} onClick={() => setTyped(name)} />
        </Tooltip>
        <Tooltip content={messages.remove.label({ name })} relationship="label">
          <Button appearance="subtle" disabled={isBusy} icon={<Delete20Regular />} onClick={onRemove} />
        </Tooltip>
      </li>
    );
  }
  const problem = nameProblem(typed, others);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    setTyped(undefined);
    if (typed.trim() !== name) onRename(typed);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog stays.
    event.stopPropagation();
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <li className={styles.row}>
      <form className={styles.renaming} onSubmit={rename} onKeyDown={leave}>
        <Field
          className={styles.input}
          {...(problem && { validationMessage: messages[problem], validationState: 'error' as const })}
        >
          <Input
            aria-label={messages.newName({ name })}
            value={typed}
            autoFocus
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
        <Button onClick={() => setTyped(undefined)}>{messages.cancel}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={problem !== undefined}>
          {messages.rename.action}
        </Button>
      </form>
    </li>
  );
}
