import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';

/** Warning that this device's clock is wrong, and by how much. It matters because responses are dated by this clock. */
export function ClockNotice({ aheadMs, onDismiss }: { readonly aheadMs: number; readonly onDismiss: () => void }) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const { locale } = useLocale();
  const formatDuration = createDurationFormatter(locale);
  const dismiss = (
    <Button appearance="transparent" aria-label={messages.lost.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.notice}>
      <MessageBarBody>
        {aheadMs > 0
          ? messages.clock.ahead({ span: formatDuration(aheadMs) })
          : messages.clock.behind({ span: formatDuration(-aheadMs) })}
      </MessageBarBody>
      <MessageBarActions containerAction={dismiss} />
    </MessageBar>
  );
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Creates a function that formats durations: '2 days', '1 hour', '7 minutes'. */
const createDurationFormatter = (locale: string) => (ms: number) => {
  const [unit, unitMs] = units.find(([, unitMinMs]) => ms >= unitMinMs) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / unitMs));
};
