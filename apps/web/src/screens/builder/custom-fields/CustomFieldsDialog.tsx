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
import type { CustomFieldChange } from '@tideform/sync';
import { useState } from 'react';
import { useCustomFields } from '../../../data/useCustomFields.ts';
import { useFormService } from '../../../data/useFormService.ts';
import { ConfirmDialog } from '../../../dialogs/dialogs.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordFailure } from '../../../failures/word-failure.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { customFieldMessages } from './custom-fields.messages.ts';
import { useCustomFieldStyles } from './custom-fields.styles.ts';
import { FieldRow } from './FieldRow.tsx';

interface CustomFieldsDialogProps {
  readonly teamId: string;
  /** Saves the form that is being built: it is one of those that a new name reaches. */
  readonly onFlush: () => Promise<void>;
  readonly onClose: () => void;
}

type Change = () => Promise<CustomFieldChange>;

/** The custom fields of the team, to be renamed and deleted in all forms at once. */
export function CustomFieldsDialog({ teamId, onFlush, onClose }: CustomFieldsDialogProps) {
  const messages = useMessages(customFieldMessages);
  const styles = useCustomFieldStyles();
  const forms = useFormService();
  const fields = useCustomFields(teamId);
  const { error, attempt } = useAttempt();
  const [removing, setRemoving] = useState<string>();
  const [left, setLeft] = useState<{ readonly change: Change; readonly failures: CustomFieldChange['failures'] }>();
  const [isWorking, setWorking] = useState(false);
  const run = async (change: Change) => {
    await onFlush();
    const { failures } = await change();
    setLeft(failures.length > 0 ? { change, failures } : undefined);
  };
  // An attempt that has worked goes away with its dialog; this one stays.
  const runHere = (change: Change) => {
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
            others={names.filter((name) => name !== field.name)}
            isBusy={isWorking}
            onRename={(to) => runHere(() => forms.renameCustomField(teamId, field.name, to))}
            onRemove={() => setRemoving(field.name)}
          />
        ))}
      </ul>
      <div role="status">{left && <NotReached failures={left.failures} onAgain={() => runHere(left.change)} />}</div>
      {removing !== undefined && (
        <ConfirmDialog
          isDanger
          title={messages.remove.title({ name: removing })}
          confirm={messages.remove.action}
          onConfirm={() => run(() => forms.removeCustomField(teamId, removing))}
          onClose={() => setRemoving(undefined)}
        >
          {messages.remove.text}
        </ConfirmDialog>
      )}
    </DialogFrame>
  );
}

function NotReached(props: { readonly failures: CustomFieldChange['failures']; readonly onAgain: () => void }) {
  const messages = useMessages(customFieldMessages);
  const said = useMessages(failureMessages);
  const styles = useCustomFieldStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.notReached({ count: props.failures.length })}</MessageBarTitle>
        <ul className={styles.failures}>
          {props.failures.map(({ formId, title, failure }) => (
            <li key={formId}>{messages.failure({ form: title, why: wordFailure(failure, said) })}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onAgain}>{messages.again}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
