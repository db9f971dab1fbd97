import { Button, Caption1, mergeClasses, Spinner } from '@fluentui/react-components';
import { Send20Regular } from '@fluentui/react-icons';
import { isSameJson } from '@tideform/engine';
import type { EmailErrors } from '@tideform/engine/mail';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { type EmailMessages, emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import type { EmailOperation } from './useEmailOperation.ts';

/**
 * Footer of the email editor: validation errors or unsaved changes, and the actions to discard, test and apply them.
 */
export function EmailFooter(props: {
  readonly stored: EmailEdit;
  readonly edited: EmailEdit | undefined;
  readonly problems: EmailErrors;
  readonly operation: EmailOperation;
  readonly canTest: boolean;
  readonly onReset: () => void;
  readonly onTest: () => void;
  readonly onApply: () => void;
}) {
  const { stored, edited, problems, operation, canTest, onReset, onTest, onApply } = props;
  const messages = useMessages(emailMessages);
  const { foot } = messages;
  const { locale } = useLocale();
  const styles = useEmailStyles();
  const isOnline = useOnline();
  const invalidFields = getFieldKeys(messages).filter((field) => field in problems);
  const isInvalid = invalidFields.length > 0;
  const formatFields = (names: readonly EmailFieldKey[]) =>
    formatList(
      names.map((name) => messages.fields[name]),
      locale,
    );
  const { result } = operation;
  const text = isInvalid
    ? foot.wrong({ count: invalidFields.length, fields: formatFields(invalidFields) })
    : (result?.text ??
      (isOnline
        ? edited && foot.changed({ fields: formatFields(findChangedFields(stored, edited, messages)) })
        : foot.offline));
  const isOff = isInvalid || operation.running !== undefined || !isOnline;
  return (
    <div className={styles.foot}>
      <Caption1
        role="status"
        className={mergeClasses(styles.said, isInvalid || result?.isBad ? styles.bad : styles.soft)}
      >
        {text}
      </Caption1>
      {edited && (
        <Button appearance="subtle" disabled={operation.running !== undefined} onClick={onReset}>
          {foot.reset}
        </Button>
      )}
      <Button
        icon={operation.running === 'test' ? <Spinner size="tiny" aria-hidden="true" /> : <Send20Regular />}
        disabledFocusable={isOff || !canTest}
        onClick={onTest}
      >
        {foot.test}
      </Button>
      <Button
        appearance="primary"
        {...(operation.running === 'apply' && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
        disabledFocusable={isOff || !edited}
        onClick={onApply}
      >
        {foot.apply}
      </Button>
    </div>
  );
}

type EmailFieldKey = keyof EmailMessages['fields'];

const getFieldKeys = (messages: EmailMessages) => Object.keys(messages.fields) as EmailFieldKey[];

function findChangedFields(stored: EmailEdit, edited: EmailEdit, messages: EmailMessages): readonly EmailFieldKey[] {
  return getFieldKeys(messages).filter((field) =>
    field === 'sender' ? stored.sender !== edited.sender : !isSameJson(stored.template[field], edited.template[field]),
  );
}
