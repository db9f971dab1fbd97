import { Badge, Body1Strong, Caption1 } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { Failure } from '@tideform/sync';
import type { DeviceResponse, DeviceState } from '../../data/device/device-response.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { adviseOn, wordFailure } from '../../failures/word-failure.ts';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { wordBytes } from '../../ui/word-bytes.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { type CardActions, DeviceCardMenu } from './DeviceCardMenu.tsx';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';
import { wordNextTry } from './word-next-try.ts';

const colors: Readonly<Record<DeviceState, 'informative' | 'warning' | 'danger' | 'success'>> = {
  draft: 'informative',
  draftWaiting: 'warning',
  edit: 'warning',
  pending: 'warning',
  needsAttention: 'danger',
  leaving: 'informative',
  arrived: 'success',
};

/** One response of this device: what it is, where it stands, what can be done. */
export function DeviceCard(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly teamName: string | undefined;
  readonly actions: CardActions;
}) {
  const messages = useMessages(deviceMessages);
  const failures = useMessages(failureMessages);
  const { locale } = useSpeech();
  const styles = useDeviceStyles();
  const { response, title, teamName } = props;
  const { lastError } = response;
  const advice = lastError && adviseOn(lastError, failures);
  const next = useNextStep(response);
  return (
    <article className={styles.card}>
      <IconTile icon={<FormIcon svg={response.icon} />} tint={tintOf(response.formId)} />
      <div className={styles.body}>
        <div className={styles.text}>
          <Body1Strong as="h3" className={styles.name}>
            <bdi>{title}</bdi>
          </Body1Strong>
          <Caption1 className={styles.quiet}>{captionOf(response, title, teamName, messages, locale)}</Caption1>
          {lastError && <Caption1 className={styles.error}>{wordFailure(syncFailure(lastError), failures)}</Caption1>}
          {advice && <Caption1 className={styles.error}>{advice}</Caption1>}
          {next && <Caption1 className={styles.quiet}>{next}</Caption1>}
        </div>
        <Badge className={styles.state} appearance="tint" color={colors[response.state]}>
          {messages.states[response.state]}
        </Badge>
      </div>
      <DeviceCardMenu response={response} title={title} actions={props.actions} />
    </article>
  );
}

/** The card says already which response it is. */
const syncFailure = (cause: Failure): Failure => ({ kind: 'response-sync', parameters: {}, cause });

/** What becomes of it next; nothing is said of what only goes away. */
function useNextStep({ state, nextTryMs, isPdfLate }: DeviceResponse): string | undefined {
  const messages = useMessages(deviceMessages).next;
  const { locale } = useSpeech();
  const status = useSyncStatus();
  if (state === 'edit') return messages.onSubmit;
  if (isPdfLate) return messages.pdfLate;
  return state === 'leaving' ? undefined : wordNextTry(nextTryMs, status, messages, locale);
}

function captionOf(
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
    wordMoment(at, locale),
    fileCount > 0 && messages.files({ count: fileCount, size: wordBytes(fileBytes, locale) }),
  ]);
}
