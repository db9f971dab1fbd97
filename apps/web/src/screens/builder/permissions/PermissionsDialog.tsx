import {
  Button,
  Dialog,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { failureOf } from '@tideform/sync/failures';
import { useState } from 'react';
import { useFormRights } from '../../../data/rights/useFormRights.ts';
import { useIsTeamOwner, useTeam } from '../../../data/useTeam.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { type FailureMessages, wordFailure } from '../../../failures/word-failure.ts';
import { ConfidentialBox } from './ConfidentialBox.tsx';
import { EditingSwitch } from './EditingSwitch.tsx';
import { type PermissionsMessages, permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';
import { RightsTables } from './RightsTables.tsx';

/** Who may what with a form; what is ticked is the library's. Each change is made at once, by owners alone. */
export function PermissionsDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const isOwner = useIsTeamOwner(useTeam(form.teamId));
  const now = useFormRights(form);
  const [editing, setEditing] = useState<boolean>();
  // The columns follow the switch at once; writing it takes seconds.
  const shownForm = editing === undefined ? form : withEditing(form, editing);
  const { rights, cause, failure, isSaving } = now;
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
            <EditingSwitch form={form} isOwner={isOwner} wanted={editing} onWanted={setEditing} />
            {cause !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{wordAccess(cause, messages, failures)}</MessageBarBody>
                <MessageBarActions>
                  <Button onClick={now.load}>{messages.tryAgain}</Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {failure !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{wordAccess(failure, messages, failures)}</MessageBarBody>
              </MessageBar>
            )}
            {rights?.responsesFolder === 'gone' && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{messages.folderGone}</MessageBarBody>
                <MessageBarActions>
                  <Button disabledFocusable={!isOwner || isSaving} onClick={now.recreateFolder}>
                    {messages.recreate}
                  </Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {rights?.responsesFolder === 'closed' && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{messages.notAccessible}</MessageBarBody>
              </MessageBar>
            )}
            {rights?.responsesFolder === 'toCome' && <span className={styles.quiet}>{messages.folderToCome}</span>}
            <div role="status" className={styles.told}>
              {!rights && cause === undefined && messages.loading}
            </div>
            {rights && <RightsTables form={shownForm} rights={rights} now={now} isOwner={isOwner} />}
            <ConfidentialBox form={form} isOwner={isOwner} onChanged={now.load} />
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

const withEditing = (form: FormRow, isOn: boolean): FormRow => ({
  ...form,
  submissionEditMode: isOn ? 'enabled' : 'disabled',
});

/** What the library refuses is one sentence of the specification; of the rest is said what it is. */
function wordAccess(cause: unknown, messages: PermissionsMessages, failures: FailureMessages): string {
  const failure = failureOf(cause);
  const isRefused = failure.kind === 'forbidden' || failure.kind === 'not-found';
  return isRefused ? messages.notAccessible : wordFailure(failure, failures);
}
