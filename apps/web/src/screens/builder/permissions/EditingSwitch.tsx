import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { isEditingEnabled } from '../../../data/rights/right-columns.ts';
import { useFormService } from '../../../data/useFormService.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** Switch that allows changes to submissions. It is stored in the form's config immediately. */
export function EditingSwitch(props: {
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
