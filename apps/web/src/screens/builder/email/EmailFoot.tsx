import { Button, Caption1, mergeClasses, Spinner } from '@fluentui/react-components';
import { Send20Regular } from '@fluentui/react-icons';
import { sameJson } from '@tideform/engine';
import type { MailProblems } from '@tideform/engine/mail';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { type EmailMessages, emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import type { Doing } from './useDoing.ts';

/** What is wrong or changed, and what is done with it. */
export function EmailFoot(props: {
  readonly kept: EmailEdit;
  readonly edited: EmailEdit | undefined;
  readonly problems: MailProblems;
  readonly doing: Doing;
  readonly canTest: boolean;
  readonly onReset: () => void;
  readonly onTest: () => void;
  readonly onApply: () => void;
}) {
  const { kept, edited, problems, doing, canTest, onReset, onTest, onApply } = props;
  const messages = useMessages(emailMessages);
  const { foot } = messages;
  const { locale } = useSpeech();
  const styles = useEmailStyles();
  const isOnline = useOnline();
  const wrong = fieldsIn(messages).filter((field) => field in problems);
  const isWrong = wrong.length > 0;
  const list = (names: readonly Field[]) =>
    formatList(
      names.map((name) => messages.fields[name]),
      locale,
    );
  const { said } = doing;
  const text = isWrong
    ? foot.wrong({ count: wrong.length, fields: list(wrong) })
    : (said?.text ??
      (isOnline ? edited && foot.changed({ fields: list(changedIn(kept, edited, messages)) }) : foot.offline));
  const isOff = isWrong || doing.what !== undefined || !isOnline;
  return (
    <div className={styles.foot}>
      <Caption1 role="status" className={mergeClasses(styles.said, isWrong || said?.isBad ? styles.bad : styles.soft)}>
        {text}
      </Caption1>
      {edited && (
        <Button appearance="subtle" disabled={doing.what !== undefined} onClick={onReset}>
          {foot.reset}
        </Button>
      )}
      <Button
        icon={doing.what === 'test' ? <Spinner size="tiny" aria-hidden="true" /> : <Send20Regular />}
        disabledFocusable={isOff || !canTest}
        onClick={onTest}
      >
        {foot.test}
      </Button>
      <Button
        appearance="primary"
        {...(doing.what === 'apply' && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
        disabledFocusable={isOff || !edited}
        onClick={onApply}
      >
        {foot.apply}
      </Button>
    </div>
  );
}

type Field = keyof EmailMessages['fields'];

const fieldsIn = (messages: EmailMessages) => Object.keys(messages.fields) as Field[];

function changedIn(kept: EmailEdit, edited: EmailEdit, messages: EmailMessages): readonly Field[] {
  return fieldsIn(messages).filter((field) =>
    field === 'sender' ? kept.sender !== edited.sender : !sameJson(kept.template[field], edited.template[field]),
  );
}
