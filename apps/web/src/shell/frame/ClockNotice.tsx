import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';

/** Says that this device's clock is wrong, and by how much: the dates of what is filled in come from it. */
export function ClockNotice({ aheadMs, onDismiss }: { readonly aheadMs: number; readonly onDismiss: () => void }) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const { locale } = useSpeech();
  const span = spanIn(locale);
  const dismiss = (
    <Button appearance="transparent" aria-label={messages.lost.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.notice}>
      <MessageBarBody>
        {aheadMs > 0 ? messages.clock.ahead({ span: span(aheadMs) }) : messages.clock.behind({ span: span(-aheadMs) })}
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

/** '2 days', '1 hour', '7 minutes'. */
const spanIn = (locale: string) => (ms: number) => {
  const [unit, unitMs] = units.find(([, least]) => ms >= least) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / unitMs));
};
