import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { isEditingOn } from '../../../data/rights/right-columns.ts';
import { useFormService } from '../../../data/useFormService.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** Whether what was submitted may be changed: written into the form's config at once. */
export function EditingSwitch(props: {
  readonly form: FormRow;
  readonly isOwner: boolean;
  /** What is being written now; `undefined`: nothing is. */
  readonly wanted: boolean | undefined;
  readonly onWanted: (wanted: boolean | undefined) => void;
}) {
  const { form, isOwner, wanted, onWanted } = props;
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const service = useFormService();
  const [failure, setFailure] = useState<string>();
  const change = (isOn: boolean) => {
    onWanted(isOn);
    setFailure(undefined);
    service
      .updateConfig(form.id, { submissionEditMode: isOn ? 'enabled' : 'disabled' })
      .catch((cause: unknown) => setFailure(wordCause(cause, failures)))
      .finally(() => onWanted(undefined));
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
          checked={wanted ?? isEditingOn(form)}
          onChange={(_, { checked }) => wanted === undefined && change(checked)}
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
