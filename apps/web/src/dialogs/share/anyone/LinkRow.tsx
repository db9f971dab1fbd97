import { Badge, Body1Strong, Button, Caption1, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Clock20Regular,
  DeleteRegular,
  ErrorCircle20Filled,
  QrCodeRegular,
  SettingsRegular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { FormShare } from '../../../data/rights/useShareLinks.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatDate, formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { openingMessages } from '../availability/availability.messages.ts';
import { EmbedCode } from '../LinkField.tsx';
import { createResizingEmbedCode, createShareLink } from '../links.ts';
import { QrCard } from '../QrCard.tsx';
import { shareMessages } from '../share.messages.ts';
import { anyoneMessages } from './anyone.messages.ts';
import { useAnyoneStyles } from './anyone.styles.ts';

const appearances = {
  open: { color: 'success', icon: <CheckmarkCircle20Filled primaryFill="var(--colorStatusSuccessForeground1)" /> },
  'not-open-yet': { color: 'informative', icon: <Clock20Regular /> },
  closed: { color: 'informative', icon: <Clock20Regular /> },
  full: { color: 'warning', icon: <Clock20Regular /> },
  unauthorized: { color: 'danger', icon: <ErrorCircle20Filled primaryFill="var(--colorStatusDangerForeground1)" /> },
} as const;

/** Row of a share link with its name, state, usage and buttons. */
export function LinkRow(props: {
  readonly share: FormShare;
  /** Title of the form. */
  readonly title: string;
  readonly onSettings: () => void;
  readonly onAuthorize: () => void;
  readonly onDelete: () => void;
}) {
  const { share, title, onSettings, onAuthorize, onDelete } = props;
  const messages = useMessages(anyoneMessages);
  const shared = useMessages(shareMessages);
  const opening = useMessages(openingMessages);
  const ui = useMessages(uiMessages);
  const styles = useAnyoneStyles();
  const restoreFocusProps = useRestoreFocusTarget();
  const { locale } = useLocale();
  const [showsPoster, setShowsPoster] = useState(false);
  const address = createShareLink(location.origin, share.code);
  const { color, icon } = appearances[share.state];
  const isExpired = share.state === 'unauthorized';
  const name = share.name || messages.unnamed;
  return (
    <li className={mergeClasses(styles.row, isExpired && styles.expired)} aria-label={name}>
      <div className={styles.line}>
        {icon}
        <div className={styles.words}>
          <span className={styles.name}>
            <Body1Strong>
              <bdi>{name}</bdi>
            </Body1Strong>
            <Badge appearance="tint" color={color}>
              {messages.states[share.state]}
            </Badge>
          </span>
          <Caption1 className={styles.address} dir="ltr" translate="no">
            {address}
          </Caption1>
          <Caption1 className={styles.quiet}>
            {joinParts(formatShareDetails(share, messages, opening, locale))}
          </Caption1>
        </div>
        <div className={styles.actions}>
          <CopyButton text={address}>{ui.copy}</CopyButton>
          <Tooltip content={messages.posters} relationship="label">
            <Button
              appearance="subtle"
              icon={<QrCodeRegular />}
              aria-expanded={showsPoster}
              onClick={() => setShowsPoster(!showsPoster)}
            />
          </Tooltip>
          <Tooltip content={messages.settings} relationship="label">
            <Button {...restoreFocusProps} appearance="subtle" icon={<SettingsRegular />} onClick={onSettings} />
          </Tooltip>
          <Tooltip content={ui.delete} relationship="label">
            <Button {...restoreFocusProps} appearance="subtle" icon={<DeleteRegular />} onClick={onDelete} />
          </Tooltip>
        </div>
      </div>
      {isExpired && (
        <div className={styles.line}>
          <Body1Strong as="p" block className={styles.danger}>
            {messages.expired}
          </Body1Strong>
          <Button {...restoreFocusProps} onClick={onAuthorize}>
            {messages.reauthorise}
          </Button>
        </div>
      )}
      {showsPoster && (
        <>
          <QrCard address={address} title={joinParts([title, share.name])} text={shared.qr.anyoneText} />
          <EmbedCode html={createResizingEmbedCode(`${address}?embedMode=true`, title)} hint={messages.embedHint} />
        </>
      )}
    </li>
  );
}

function formatShareDetails(
  share: FormShare,
  messages: MessagesOf<typeof anyoneMessages>,
  { facts }: MessagesOf<typeof openingMessages>,
  locale: string,
) {
  const { createdBy, created, authorizedBy, usage, opensAt, closesAt, mostResponses } = share;
  const { isOncePerDevice, hasPassword, embedOrigins } = share;
  return [
    messages.made({ name: createdBy, day: formatDate(created, locale) }),
    authorizedBy !== null && authorizedBy !== createdBy && messages.authorizedBy({ name: authorizedBy }),
    messages.submissions({ count: usage.submitted }),
    usage.opened > 0 && messages.opened({ count: usage.opened }),
    usage.waiting > 0 && messages.waiting({ count: usage.waiting }),
    opensAt !== null && facts.opens({ moment: formatDateTime(opensAt, locale) }),
    closesAt !== null && facts.closes({ moment: formatDateTime(closesAt, locale) }),
    mostResponses !== null && facts.most({ count: mostResponses }),
    isOncePerDevice && messages.oncePerDevice,
    hasPassword && messages.withPassword,
    embedOrigins.length > 0 && messages.embedded({ count: embedOrigins.length }),
  ];
}
