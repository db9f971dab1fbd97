import { Badge, Body1Strong, Caption1 } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { Failure } from '@tideform/sync';
import type { DeviceResponse, DeviceState } from '../../data/device/device-response.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatFailure, getAdvice } from '../../failures/format-failure.ts';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { getTint, IconTile } from '../../ui/IconTile.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { type CardActions, DeviceCardMenu } from './DeviceCardMenu.tsx';
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
