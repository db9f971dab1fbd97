import {
  Badge,
  Body1Strong,
  Button,
  Caption1,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import {
  ArrowClockwise20Regular,
  ArrowDownload20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  MoreHorizontal20Regular,
  Open20Regular,
} from '@fluentui/react-icons';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { Failure } from '@tideform/sync';
import type { DeviceResponse, DeviceState } from '../../data/device/device-response.ts';
import { useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatFailure, getAdvice } from '../../failures/format-failure.ts';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';
import { formatNextTry } from './format-next-try.ts';

const stateColors: Readonly<Record<DeviceState, 'informative' | 'warning' | 'danger' | 'success'>> = {
  draft: 'informative',
  draftWaiting: 'warning',
  edit: 'warning',
  pending: 'warning',
  needsAttention: 'danger',
  leaving: 'informative',
  arrived: 'success',
};

/** Card of one response on this device: its title, state, error, and available actions. */
export function DeviceCard(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly teamName: string | undefined;
  readonly actions: CardActions;
}) {
  const messages = useMessages(deviceMessages);
  const failures = useMessages(failureMessages);
  const { locale } = useLocale();
  const styles = useDeviceStyles();
  const { response, title, teamName } = props;
  const { lastError } = response;
  const adviceText = lastError && getAdvice(lastError, failures);
  const next = useNextStep(response);
  return (
    <article className={styles.card}>
      <IconTile icon={<FormIcon svg={response.icon} />} tint={getTint(response.formId)} />
      <div className={styles.body}>
        <div className={styles.text}>
          <Body1Strong as="h3" className={styles.name}>
            <bdi>{title}</bdi>
          </Body1Strong>
          <Caption1 className={styles.quiet}>{formatCaption(response, title, teamName, messages, locale)}</Caption1>
          {lastError && (
            <Caption1 className={styles.error}>{formatFailure(createSyncFailure(lastError), failures)}</Caption1>
          )}
          {adviceText && <Caption1 className={styles.error}>{adviceText}</Caption1>}
          {next && <Caption1 className={styles.quiet}>{next}</Caption1>}
        </div>
        <Badge className={styles.state} appearance="tint" color={stateColors[response.state]}>
          {messages.states[response.state]}
        </Badge>
      </div>
      <DeviceCardMenu response={response} title={title} actions={props.actions} />
    </article>
  );
}

/** Wraps the cause of a failed sync. The failure has no parameters, because the card already names the response. */
const createSyncFailure = (cause: Failure): Failure => ({ kind: 'response-sync', parameters: {}, cause });

/** Returns what happens next with a response; `undefined` for one that is only being deleted. */
function useNextStep({ state, nextTryMs, isPdfLate }: DeviceResponse): string | undefined {
  const messages = useMessages(deviceMessages).next;
  const { locale } = useLocale();
  const status = useSyncStatus();
  if (state === 'edit') return messages.onSubmit;
  if (isPdfLate) return messages.pdfLate;
  return state === 'leaving' ? undefined : formatNextTry(nextTryMs, status, messages, locale);
}

function formatCaption(
  response: DeviceResponse,
  title: string,
  teamName: string | undefined,
  messages: MessagesOf<typeof deviceMessages>,
  locale: string,
): string {
  const { formTitle, submissionNumber, at, fileCount, fileBytes } = response;
  return joinParts([
    formTitle !== title && formTitle,
    teamName,
    submissionNumber !== undefined && `#${submissionNumber}`,
    formatDateTime(at, locale),
    fileCount > 0 && messages.files({ count: fileCount, size: formatBytes(fileBytes, locale) }),
  ]);
}

export interface CardActions {
  retry(response: DeviceResponse): void;
  open(response: DeviceResponse): void;
  export(response: DeviceResponse, title: string): void;
  copy(response: DeviceResponse): void;
  discard(response: DeviceResponse): void;
}

/**
 * Menu of actions for a response on this device. A submit can't be revoked, so a submitted response can be copied here,
 * but not discarded.
 */
function DeviceCardMenu(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly actions: CardActions;
}) {
  const messages = useMessages(deviceMessages);
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  const { response, title, actions } = props;
  const isDraft = response.row?.submitted === 0 && response.row.deleted === 0;
  const isShown = response.row?.deleted !== 1 && (response.row !== undefined || response.state === 'arrived');
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.menu}
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.more({ title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {response.nextTryMs !== undefined && (
            <MenuItem icon={<ArrowClockwise20Regular />} onClick={() => actions.retry(response)}>
              {ui.tryAgain}
            </MenuItem>
          )}
          {isShown && (
            <MenuItem icon={isDraft ? <Edit20Regular /> : <Open20Regular />} onClick={() => actions.open(response)}>
              {isDraft ? messages.edit : messages.open}
            </MenuItem>
          )}
          {response.recovery && (
            <MenuItem icon={<Copy20Regular />} onClick={() => actions.copy(response)}>
              {ui.copy}
            </MenuItem>
          )}
          {response.row && (
            <MenuItem icon={<ArrowDownload20Regular />} onClick={() => actions.export(response, title)}>
              {messages.export}
            </MenuItem>
          )}
          {isDraft && (
            <MenuItem icon={<Delete20Regular />} onClick={() => actions.discard(response)}>
              {messages.discard}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
