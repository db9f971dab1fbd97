import {
  Body1,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { CustomFieldUpdate } from '@tideform/sync';
import { useState } from 'react';
import { useCustomFields } from '../../../data/useCustomFields.ts';
import { useFormService } from '../../../data/useFormService.ts';
import { ConfirmDialog } from '../../../dialogs/dialogs.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatFailure } from '../../../failures/format-failure.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { customFieldMessages } from './custom-fields.messages.ts';
import { useCustomFieldStyles } from './custom-fields.styles.ts';
import { FieldRow } from './FieldRow.tsx';

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
