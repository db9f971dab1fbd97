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

/**
 * Steps of the tour and CSS selectors of the elements they point to: parts of the frame with `data-tour`, or the
 * screen's heading.
 */
const steps: readonly { readonly step: Step; readonly target: string; readonly place: PositioningProps }[] = [
  { step: 'teams', target: '[data-tour="teams"]', place: { position: 'after', align: 'top' } },
  { step: 'forms', target: '#content h1', place: { position: 'below', align: 'start' } },
  { step: 'you', target: '[data-tour="you"]', place: { position: 'below', align: 'end' } },
];

/** Tour for new users in three steps. It isn't modal: Escape or a click elsewhere ends it. */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const messages = useMessages(tourMessages);
  const styles = useStyles();
  const [index, setAt] = useState(0);
  const go = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<Element>(null);
  const id = useId();
  const { step, target, place } = steps[index]!;
  const isLast = index === steps.length - 1;
  // Doesn't move the focus if the user is already typing.
  useEffect(() => {
    previousFocus.current ??= document.activeElement;
    if (index > 0 || previousFocus.current === document.body) go.current?.focus();
  }, [index]);
  const end = () => {
    onEnd();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
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
            {messages.at({ step: String(index + 1), steps: String(steps.length) })}
          </Caption1>
          {index === 0 ? (
            <Button onClick={end}>{messages.skip}</Button>
          ) : (
            <Button onClick={() => setAt(index - 1)}>{messages.back}</Button>
          )}
          <Button ref={go} appearance="primary" onClick={isLast ? end : () => setAt(index + 1)}>
            {isLast ? messages.done : messages.next}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
