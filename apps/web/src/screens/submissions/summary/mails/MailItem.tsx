import { Badge, Body1Strong, Button, Caption1 } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MailRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useState } from 'react';
import type { SummaryFailure, SummaryMail, SummaryMails } from '../../../../data/summary-mails/useSummaryMails.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { oopsIn } from '../../../../failures/oops.ts';
import { joinParts } from '../../../../ui/join-parts.ts';
import { emailOutcomeMessages } from '../../../../ui/outcome/email-outcome.messages.ts';
import { useTell } from '../../../../ui/toasts/useTell.ts';
import { wordMoment } from '../../../../ui/word-moment.ts';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';
import { settingsOf } from './settings-of.ts';
import { wordSchedule } from './word-schedule.ts';

/** One summary: when it goes out to whom, what became of the last, and what can be done with it. */
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
  const { locale } = useSpeech();
  const tell = useTell();
  const { mail, mails, views, onEdit } = props;
  const [isBusy, setBusy] = useState(false);
  const attempt = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  const why = (failure: SummaryFailure | null): string =>
    failure === null
      ? ''
      : failure in messages.failures
        ? messages.failures[failure as keyof typeof messages.failures]
        : emails.failures[failure as keyof typeof emails.failures];
  const pause = attempt(async () => {
    const refusal = await mails.save({ ...settingsOf(mail), isPaused: !mail.isPaused }, mail.id);
    if (refusal) tell('error', messages.refusals[refusal]);
  });
  const tryOut = attempt(async () => {
    const { to, failure } = await mails.tryOut(mail);
    if (failure === undefined) tell('success', messages.tried({ address: to }));
    else tell('error', messages.untried({ why: why(failure) }));
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
        <Body1Strong>{wordSchedule(mail, messages, locale)}</Body1Strong>
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
          mail.nextAt === null ? '' : messages.next({ moment: wordMoment(mail.nextAt, locale) }),
          mail.account === null ? '' : messages.account({ name: mail.account }),
        ])}
      </Caption1>
      {last && (
        <Caption1 className={last.outcome === 'sent' ? styles.about : styles.bad}>
          {messages.last[last.outcome]({ moment: wordMoment(last.at, locale), why: why(last.failure) })}
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
        <Button size="small" icon={<MailRegular />} disabledFocusable={isBusy} onClick={tryOut}>
          {messages.tryOut}
        </Button>
        <Button
          size="small"
          icon={<DeleteRegular />}
          disabledFocusable={isBusy}
          onClick={attempt(() => mails.remove(mail))}
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}
