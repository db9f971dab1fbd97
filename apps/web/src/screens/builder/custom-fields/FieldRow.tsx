import { Body1, Button, Field, Input } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { useMessages } from '@tideform/i18n/react';
import type { CustomField } from '@tideform/sync';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { customFieldMessages } from './custom-fields.messages.ts';
import { useCustomFieldStyles } from './custom-fields.styles.ts';
import { validateName } from './validate-name.ts';

interface FieldRowProps {
  readonly field: CustomField;
  /** Names of the team's other custom fields. */
  readonly otherNames: readonly string[];
  readonly isBusy: boolean;
  readonly onRename: (to: string) => void;
  readonly onRemove: () => void;
}

/** Row of one custom field, with buttons to rename and delete it. */
export function FieldRow({ field, otherNames, isBusy, onRename, onRemove }: FieldRowProps) {
  const messages = useMessages(customFieldMessages);
  const styles = useCustomFieldStyles();
  const [editedName, setEditedName] = useState<string>();
  const Icon = findPaletteIcon(field.component.type);
  const { name } = field;
  if (editedName === undefined) {
    return (
      <li className={styles.row}>
        <Icon aria-hidden />
        <Body1 dir="auto" className={styles.name}>
          {name}
        </Body1>
        <Tooltip content={messages.rename.label({ name })} relationship="label">
          <Button appearance="subtle" disabled={isBusy} icon={<Edit20Regular />} onClick={() => setEditedName(name)} />
        </Tooltip>
        <Tooltip content={messages.remove.label({ name })} relationship="label">
          <Button appearance="subtle" disabled={isBusy} icon={<Delete20Regular />} onClick={onRemove} />
        </Tooltip>
      </li>
    );
  }
  const validationError = validateName(editedName, otherNames);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (validationError) return;
    setEditedName(undefined);
    if (editedName.trim() !== name) onRename(editedName);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps the dialog open: Escape only cancels the rename.
    event.stopPropagation();
    event.preventDefault();
    setEditedName(undefined);
  };
  return (
    <li className={styles.row}>
      <form className={styles.renaming} onSubmit={rename} onKeyDown={handleKeyDown}>
        <Field
          className={styles.input}
          {...(validationError && { validationMessage: messages[validationError], validationState: 'error' as const })}
        >
          <Input
            aria-label={messages.newName({ name })}
            value={editedName}
            autoFocus
            onChange={(_, { value }) => setEditedName(value)}
          />
        </Field>
        <Button onClick={() => setEditedName(undefined)}>{messages.cancel}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={validationError !== undefined}>
          {messages.rename.action}
        </Button>
      </form>
    </li>
  );
}
