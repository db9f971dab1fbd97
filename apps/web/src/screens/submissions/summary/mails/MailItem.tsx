import { Badge, Body1Strong, Button, Caption1 } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MailRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useState } from 'react';
import type { SummaryFailure, SummaryMail, SummaryMails } from '../../../../data/submissions/useSummaryMails.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../../failures/format-failure.ts';
import { formatDateTime } from '../../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../../ui/join-parts.ts';
import { emailOutcomeMessages } from '../../../../ui/outcome/email-outcome.messages.ts';
import { useShowToast } from '../../../../ui/toasts/useShowToast.ts';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';
import { formatSchedule } from './ScheduleFields.tsx';
import { getMailSettings } from './SummaryMailForm.tsx';

/** Summary email in the list: schedule, recipients, result of the last send, and actions. */
export function MailItem(props: {
  readonly mail: SummaryMail;
  readonly mails: SummaryMails;
  readonly views: readonly TableView[];
  readonly onEdit: () => void;
}) {
  const messages = useMessages(mailsMessages);
  const emails = useMessages(emailOutcomeMessages);
  const failures = useMessages(failureMessages);
  const styles = useMailsStyles();
  const { locale } = useLocale();
  const notify = useShowToast();
  const { mail, mails, views, onEdit } = props;
  const [isBusy, setBusy] = useState(false);
  const runAction = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  const formatFailure = (failure: SummaryFailure | null): string =>
    failure === null
      ? ''
      : failure in messages.failures
        ? messages.failures[failure as keyof typeof messages.failures]
        : emails.failures[failure as keyof typeof emails.failures];
  const pause = runAction(async () => {
    const refusal = await mails.save({ ...getMailSettings(mail), isPaused: !mail.isPaused }, mail.id);
    if (refusal) notify('error', messages.refusals[refusal]);
  });
  const sendTest = runAction(async () => {
    const { to, failure } = await mails.sendTest(mail);
    if (failure === undefined) notify('success', messages.tried({ address: to }));
    else notify('error', messages.untried({ why: formatFailure(failure) }));
  });
  const { last, viewId, authorization } = mail;
  const view = viewId === null ? messages.all : (views.find(({ id }) => id === viewId)?.title ?? messages.goneView);
  const names = formatList(
    mail.to.map(({ name }) => name),
    locale,
  );
  return (
    <li className={styles.mail}>
      <div className={styles.line}>
        <Body1Strong>{formatSchedule(mail, messages, locale)}</Body1Strong>
        {mail.isPaused && (
          <Badge appearance="tint" color="warning">
            {messages.paused}
          </Badge>
        )}
        {authorization !== 'valid' && (
          <Badge appearance="tint" color="danger">
            {messages.unauthorized[authorization]}
          </Badge>
        )}
      </div>
      <span dir="auto">{joinParts([view, names])}</span>
      <Caption1 className={styles.about}>
        {joinParts([
          mail.nextAt === null ? '' : messages.next({ moment: formatDateTime(mail.nextAt, locale) }),
          mail.account === null ? '' : messages.account({ name: mail.account }),
        ])}
      </Caption1>
      {last && (
        <Caption1 className={last.outcome === 'sent' ? styles.about : styles.bad}>
          {messages.last[last.outcome]({ moment: formatDateTime(last.at, locale), why: formatFailure(last.failure) })}
        </Caption1>
      )}
      <div className={styles.line}>
        <Button size="small" icon={<EditRegular />} onClick={onEdit}>
          {authorization === 'valid' ? messages.edit : messages.authorize}
        </Button>
        <Button
          size="small"
          icon={mail.isPaused ? <PlayRegular /> : <PauseRegular />}
          disabledFocusable={isBusy}
          onClick={pause}
        >
          {mail.isPaused ? messages.resume : messages.pause}
        </Button>
        <Button size="small" icon={<MailRegular />} disabledFocusable={isBusy} onClick={sendTest}>
          {messages.tryOut}
        </Button>
        <Button
          size="small"
          icon={<DeleteRegular />}
          disabledFocusable={isBusy}
          onClick={runAction(() => mails.remove(mail))}
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}
