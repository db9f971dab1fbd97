import {
  Button,
  Dialog,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Switch,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { toFailure } from '@tideform/sync/failures';
import { useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { isEditingEnabled, useFormPermissions } from '../../../data/rights/useFormPermissions.ts';
import { useIsTeamOwner, useTeam } from '../../../data/teams/useTeam.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { type FailureMessages, formatCause, formatFailure } from '../../../failures/format-failure.ts';
import { ConfidentialSection } from './ConfidentialSection.tsx';
import { PermissionsTables } from './PermissionsTables.tsx';
import { type PermissionsMessages, permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/**
 * Dialog for a form's permissions. It shows the actual permissions of the library; team owners can change them, and
 * each change takes effect immediately.
 */
export function PermissionsDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const isOwner = useIsTeamOwner(useTeam(form.teamId));
  const permissionsState = useFormPermissions(form);
  const [editing, setEditing] = useState<boolean>();
  // The columns reflect the switch immediately, although saving its value takes seconds.
  const shownForm = editing === undefined ? form : setSubmissionEditing(form, editing);
  const { permissions, cause, failure, isSaving } = permissionsState;
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.body}>
          <div className={styles.head}>
            <DialogTitle action={null}>{messages.title}</DialogTitle>
            <span className={styles.formTitle} dir="auto">
              {form.title}
            </span>
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={messages.close} onClick={onClose} />
          </div>
          <div className={styles.content}>
            {!isOwner && (
              <MessageBar intent="info">
                <MessageBarBody>{messages.onlyOwners}</MessageBarBody>
              </MessageBar>
            )}
            <EditingSwitch form={form} isOwner={isOwner} pendingValue={editing} onPendingValue={setEditing} />
            {cause !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{formatAccessFailure(cause, messages, failures)}</MessageBarBody>
                <MessageBarActions>
                  <Button onClick={permissionsState.load}>{messages.tryAgain}</Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {failure !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{formatAccessFailure(failure, messages, failures)}</MessageBarBody>
              </MessageBar>
            )}
            {permissions?.responsesFolder === 'gone' && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{messages.folderGone}</MessageBarBody>
                <MessageBarActions>
                  <Button disabledFocusable={!isOwner || isSaving} onClick={permissionsState.recreateFolder}>
                    {messages.recreate}
                  </Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {permissions?.responsesFolder === 'closed' && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{messages.notAccessible}</MessageBarBody>
              </MessageBar>
            )}
            {permissions?.responsesFolder === 'toCome' && <span className={styles.quiet}>{messages.folderToCome}</span>}
            <div role="status" className={styles.told}>
              {!permissions && cause === undefined && messages.loading}
            </div>
            {permissions && (
              <PermissionsTables
                form={shownForm}
                permissions={permissions}
                permissionsState={permissionsState}
                isOwner={isOwner}
              />
            )}
            <ConfidentialSection form={form} isOwner={isOwner} onChanged={permissionsState.load} />
          </div>
          <footer className={styles.foot}>
            <span className={styles.hint} role="status">
              {isSaving ? messages.saving : messages.savedAtOnce}
            </span>
            <Button onClick={onClose}>{messages.close}</Button>
          </footer>
        </div>
      </DialogSurface>
    </Dialog>
  );
}

const setSubmissionEditing = (form: FormRow, isOn: boolean): FormRow => ({
  ...form,
  submissionEditMode: isOn ? 'enabled' : 'disabled',
});

/** Formats a failure. If the library denies access, the text is verbatim from the specification. */
function formatAccessFailure(cause: unknown, messages: PermissionsMessages, failures: FailureMessages): string {
  const failure = toFailure(cause);
  const isRefused = failure.kind === 'forbidden' || failure.kind === 'not-found';
  return isRefused ? messages.notAccessible : formatFailure(failure, failures);
}

/** Switch that allows changes to submissions. It is stored in the form's config immediately. */
function EditingSwitch(props: {
  readonly form: FormRow;
  readonly isOwner: boolean;
  /** Value that is being saved; `undefined` when nothing is being saved. */
  readonly pendingValue: boolean | undefined;
  readonly onPendingValue: (pendingValue: boolean | undefined) => void;
}) {
  const { form, isOwner, pendingValue, onPendingValue } = props;
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const service = useFormService();
  const [failure, setFailure] = useState<string>();
  const setEditing = (isOn: boolean) => {
    onPendingValue(isOn);
    setFailure(undefined);
    service
      .updateConfig(form.id, { submissionEditMode: isOn ? 'enabled' : 'disabled' })
      .catch((cause: unknown) => setFailure(formatCause(cause, failures)))
      .finally(() => onPendingValue(undefined));
  };
  return (
    <>
      <div className={styles.box}>
        <span className={styles.words}>
          <span className={styles.strong}>{messages.allowEditing}</span>
          <span className={styles.quiet}>{messages.allowEditingHint}</span>
        </span>
        <Switch
          aria-label={messages.allowEditing}
          disabled={!isOwner}
          checked={pendingValue ?? isEditingEnabled(form)}
          onChange={(_, { checked }) => pendingValue === undefined && setEditing(checked)}
        />
      </div>
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
