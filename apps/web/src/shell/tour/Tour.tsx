import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  Popover,
  PopoverSurface,
  type PositioningProps,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useId, useRef, useState } from 'react';
import { tourMessages } from './tour.messages.ts';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: '320px',
    maxWidth: 'calc(100vw - 32px)',
  },
  title: { margin: 0 },
  text: { margin: 0 },
  foot: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  at: { marginInlineEnd: 'auto', color: tokens.colorNeutralForeground3 },
});

type Step = 'teams' | 'forms' | 'you';

/** What each step points to: elements of the frame that say so, or the screen's heading. */
const steps: readonly { readonly step: Step; readonly target: string; readonly place: PositioningProps }[] = [
  { step: 'teams', target: '[data-tour="teams"]', place: { position: 'after', align: 'top' } },
  { step: 'forms', target: '#content h1', place: { position: 'below', align: 'start' } },
  { step: 'you', target: '[data-tour="you"]', place: { position: 'below', align: 'end' } },
];

/** Shows a newcomer around in three steps. It is no dialog that holds anybody: a press elsewhere, or Escape, ends it. */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const messages = useMessages(tourMessages);
  const styles = useStyles();
  const [at, setAt] = useState(0);
  const go = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const id = useId();
  const { step, target, place } = steps[at]!;
  const isLast = at === steps.length - 1;
  // Who has begun to type stays where they are.
  useEffect(() => {
    before.current ??= document.activeElement;
    if (at > 0 || before.current === document.body) go.current?.focus();
  }, [at]);
  const end = () => {
    onEnd();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <Popover
      open
      withArrow
      unstable_disableAutoFocus
      positioning={{
        ...place,
        target: document.querySelector<HTMLElement>(target),
        autoSize: 'width',
        overflowBoundaryPadding: 8,
      }}
      onOpenChange={(_, data) => !data.open && end()}
    >
      <PopoverSurface className={styles.surface} role="dialog" aria-labelledby={id}>
        <Subtitle2 as="h2" id={id} className={styles.title}>
          {messages[step].title}
        </Subtitle2>
        <Body1 as="p" className={styles.text}>
          {messages[step].text}
        </Body1>
        <div className={styles.foot}>
          <Caption1 className={styles.at}>
            {messages.at({ step: String(at + 1), steps: String(steps.length) })}
          </Caption1>
          {at === 0 ? (
            <Button onClick={end}>{messages.skip}</Button>
          ) : (
            <Button onClick={() => setAt(at - 1)}>{messages.back}</Button>
          )}
          <Button ref={go} appearance="primary" onClick={isLast ? end : () => setAt(at + 1)}>
            {isLast ? messages.done : messages.next}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
