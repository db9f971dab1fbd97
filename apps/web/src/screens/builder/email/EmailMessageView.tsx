import {
  Avatar,
  Body1,
  Caption1,
  Caption1Strong,
  Divider,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Subtitle2,
} from '@fluentui/react-components';
import { Document20Regular, DocumentPdf20Regular } from '@fluentui/react-icons';
import { useProseClass } from '@tideform/components/kit/classes/useProseClass.tsx';
import { RichText } from '@tideform/components/kit/RichText.tsx';
import type { EmailTemplate, RenderedEmail } from '@tideform/contract';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { joinParts } from '../../../ui/join-parts.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** An email as its recipient sees it. NOTE: its HTML is hostile; everything unsafe is removed. */
export function EmailMessageView(props: {
  readonly mail: RenderedEmail;
  readonly attachments: EmailTemplate['attachments'];
  readonly sentFrom: string;
  readonly isPhone: boolean;
  readonly isOutdated: boolean;
}) {
  const { mail, attachments, sentFrom, isPhone, isOutdated } = props;
  const { preview } = useMessages(emailMessages);
  const { locale } = useLocale();
  const styles = useEmailStyles();
  const prose = useProseClass();
  const from = mail.from || sentFrom || preview.own;
  const hasRecipients = mail.to.length + mail.cc.length + mail.bcc.length > 0;
  const recipientLines = (['to', 'cc', 'bcc', 'replyTo'] as const).map((field) =>
    mail[field].length > 0 ? preview[field]({ names: formatList(mail[field], locale) }) : '',
  );
  return (
    <>
      {(!hasRecipients || mail.leftOut.length > 0) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {joinParts([
              hasRecipients ? '' : preview.noRecipients,
              mail.leftOut.length > 0 ? preview.leftOut({ parts: formatList(mail.leftOut, locale) }) : '',
            ])}
          </MessageBarBody>
        </MessageBar>
      )}
      <article className={mergeClasses(styles.mail, isPhone && styles.phone, isOutdated && styles.behind)}>
        <Subtitle2 as="h3" className={styles.subject} dir="auto">
          {mail.subject}
        </Subtitle2>
        <div className={styles.from}>
          <Avatar name={from} color="colorful" size={32} aria-hidden="true" />
          <span className={styles.column}>
            <Caption1Strong>{from}</Caption1Strong>
            <Caption1 className={styles.soft}>{joinParts(recipientLines)}</Caption1>
          </span>
        </div>
        <Divider className={styles.rule} />
        <RichText html={mail.body} className={prose} />
        {attachments.length > 0 && (
          <>
            <Divider className={styles.rule} />
            <ul className={styles.files}>
              {attachments.map(({ name, contentType }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have the same name
                <li key={at} className={mergeClasses(styles.file, styles.shownFile)}>
                  {contentType === 'application/pdf' ? (
                    <DocumentPdf20Regular aria-hidden="true" className={styles.bad} />
                  ) : (
                    <Document20Regular aria-hidden="true" />
                  )}
                  <Body1 className={styles.fileName}>
                    <bdi>{name}</bdi>
                  </Body1>
                </li>
              ))}
            </ul>
          </>
        )}
      </article>
    </>
  );
}
