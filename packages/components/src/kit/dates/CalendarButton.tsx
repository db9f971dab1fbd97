import { makeStyles, tokens } from '@fluentui/react-components';
import { CalendarLtr20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { type RefObject, useRef } from 'react';
import { onDemand } from '../on-demand.tsx';
import { calendarWords } from './calendar/calendar.words.ts';
import type { PickLimits } from './calendar/pick-limits.ts';
import type { PickerKind } from './date-text.ts';

const Calendar = onDemand(async () => (await import('./calendar/Calendar.tsx')).Calendar);

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    width: '30px',
    alignSelf: 'stretch',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
});

interface CalendarButtonProps {
  readonly kind: PickerKind;
  /** What it opens beside. */
  readonly target: RefObject<HTMLElement | null>;
  readonly surface: RefObject<HTMLDivElement | null>;
  /** The element that names the field. */
  readonly labelledBy: string | undefined;
  readonly disabled: boolean | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly limits: PickLimits;
  readonly picked: string;
  /** `YYYY-MM-DDTHH:mm` */
  readonly now: () => string;
  readonly onPick: (picked: string) => void;
}

/** Opens a calendar, or a list of times, and takes the focus back. */
export function CalendarButton({ kind, labelledBy, disabled, isOpen, onOpenChange, ...rest }: CalendarButtonProps) {
  const { target, now, ...calendar } = rest;
  const styles = useStyles();
  const words = useWords(calendarWords);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const Icon = kind === 'time' ? Clock20Regular : CalendarLtr20Regular;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={disabled}
        aria-label={kind === 'time' ? words.chooseTime : words.chooseDate}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          onOpenChange(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <Icon />
      </button>
      {isOpen && (
        <Calendar
          {...calendar}
          kind={kind}
          target={target.current}
          now={now()}
          onClose={() => {
            onOpenChange(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
