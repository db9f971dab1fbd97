import {
  Body1,
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { useMessages } from '@tideform/i18n/react';
import type { CustomField, CustomFieldUpdate } from '@tideform/sync';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { useCustomFields } from '../../../data/teams/useTeam.ts';
import { ConfirmDialog } from '../../../dialogs/dialogs.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatFailure } from '../../../failures/format-failure.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { customFieldMessages } from './custom-fields.messages.ts';
import { validateName } from './validate-name.ts';

interface CustomFieldsDialogProps {
  readonly teamId: string;
  /** Saves unsaved edits of the open form, because renaming a custom field also changes components in this form. */
  readonly onFlush: () => Promise<void>;
  readonly onClose: () => void;
}

type ApplyFieldChange = () => Promise<CustomFieldUpdate>;

/** Dialog for renaming and deleting the team's custom fields, in all forms at once. */
export function CustomFieldsDialog({ teamId, onFlush, onClose }: CustomFieldsDialogProps) {
  const messages = useMessages(customFieldMessages);
  const styles = useCustomFieldStyles();
  const forms = useFormService();
  const fields = useCustomFields(teamId);
  const { error, attempt } = useAttempt();
  const [nameToDelete, setNameToDelete] = useState<string>();
  const [incompleteChange, setIncompleteChange] = useState<{
    readonly change: ApplyFieldChange;
    readonly failures: CustomFieldUpdate['failures'];
  }>();
  const [isWorking, setWorking] = useState(false);
  const run = async (change: ApplyFieldChange) => {
    await onFlush();
    const { failures } = await change();
    setIncompleteChange(failures.length > 0 ? { change, failures } : undefined);
  };
  // Runs the change with this dialog's `useAttempt`: the one of a confirmation dialog would end when that dialog
  // closes.
  const runInDialog = (change: ApplyFieldChange) => {
    setWorking(true);
    void attempt(() => run(change).finally(() => setWorking(false)));
  };
  const close = () => !isWorking && onClose();
  const names = fields?.map(({ name }) => name) ?? [];
  return (
    <DialogFrame
      title={messages.group}
      contentClass={styles.content}
      error={error}
      onClose={close}
      actions={
        <>
          {isWorking && <Spinner size="tiny" />}
          <Button appearance="primary" disabledFocusable={isWorking} onClick={close}>
            {messages.close}
          </Button>
        </>
      }
    >
      <Body1 as="p" className={styles.quiet}>
        {fields?.length === 0 ? messages.none : messages.hint}
      </Body1>
      <ul className={styles.list} aria-label={messages.group}>
        {fields?.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            otherNames={names.filter((name) => name !== field.name)}
            isBusy={isWorking}
            onRename={(to) => runInDialog(() => forms.renameCustomField(teamId, field.name, to))}
            onRemove={() => setNameToDelete(field.name)}
          />
        ))}
      </ul>
      <div role="status">
        {incompleteChange && (
          <FailedForms failures={incompleteChange.failures} onRetry={() => runInDialog(incompleteChange.change)} />
        )}
      </div>
      {nameToDelete !== undefined && (
        <ConfirmDialog
          isDanger
          title={messages.remove.title({ name: nameToDelete })}
          confirm={messages.remove.action}
          onConfirm={() => run(() => forms.removeCustomField(teamId, nameToDelete))}
          onClose={() => setNameToDelete(undefined)}
        >
          {messages.remove.text}
        </ConfirmDialog>
      )}
    </DialogFrame>
  );
}

function FailedForms(props: { readonly failures: CustomFieldUpdate['failures']; readonly onRetry: () => void }) {
  const messages = useMessages(customFieldMessages);
  const failureTexts = useMessages(failureMessages);
  const styles = useCustomFieldStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.notReached({ count: props.failures.length })}</MessageBarTitle>
        <ul className={styles.failures}>
          {props.failures.map(({ formId, title, failure }) => (
            <li key={formId}>{messages.failure({ form: title, why: formatFailure(failure, failureTexts) })}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onRetry}>{messages.again}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

interface FieldRowProps {
  readonly field: CustomField;
  /** Names of the team's other custom fields. */
  readonly otherNames: readonly string[];
  readonly isBusy: boolean;
  readonly onRename: (to: string) => void;
  readonly onRemove: () => void;
}

/** Row of one custom field, with buttons to rename and delete it. */
function FieldRow({ field, otherNames, isBusy, onRename, onRemove }: FieldRowProps) {
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

const useCustomFieldStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3, margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  renaming: {
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalSNudge,
  },
  input: { flexGrow: 1, minWidth: 0 },
  failures: { margin: 0, paddingInlineStart: '16px', overflowWrap: 'anywhere' },
});
