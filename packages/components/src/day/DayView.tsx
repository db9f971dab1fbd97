import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatAsText, resolveTimeZone } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { CalendarButton } from '../kit/dates/CalendarButton.tsx';
import { type DayPart, getDayFormat } from '../kit/dates/day-format.ts';
import { parseMoment } from '../kit/dates/moment.ts';
import { formatWallTime } from '../kit/dates/wall-time.ts';
import { FieldFrame, RequiredMark } from '../kit/FieldFrame.tsx';
import { toLatinDigits } from '../kit/read/to-latin-digits.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { dayMessages } from './day.messages.ts';
import { type DayProps, type DayValue, getDayOrder } from './day.ts';
import { type DayNumbers, formatDay, formatDayPart, parseDay } from './day-parts.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'end' },
});

/**
 * Group of inputs for day, month and year, in the order of the reader's locale. An answer that can't be split into
 * these parts is shown in one text input, so that it can be corrected.
 */
export function DayView(view: ViewProps<DayProps, DayValue>) {
  const { id, props, state, onChange, onBlur } = view;
  const styles = useStyles();
  const order = getDayOrder(props);
  const numbers = parseDay(state.value, order);
  const visibleParts = getDayFormat(props.dayFirst, useLocale().locale).order.filter((part) =>
    order.visible.includes(part),
  );
  const { 'aria-invalid': isWrong } = getAriaAttributes(view);
  const isOff = isDisabled(view);
  const answer = (part: DayPart, number: number) => {
    if (numbers) onChange(formatDay({ ...numbers, [part]: number }, order));
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.parts} onLeave={onBlur}>
        {numbers ? (
          <>
            {visibleParts.map((part, index) => (
              <DayPartBox
                key={part}
                id={index === 0 ? id : `${id}-${part}`}
                part={part}
                settings={props.fields[part]}
                hidesLabel={props.hideInputLabels}
                number={numbers[part]}
                isOff={isOff}
                isWrong={isWrong === true}
                onAnswer={(number) => answer(part, number)}
              />
            ))}
            {visibleParts.length === 3 && !view.readOnly && (
              <DayCalendar {...{ id, props, numbers, isOff }} onPick={(day) => onChange(formatDay(day, order))} />
            )}
          </>
        ) : (
          <TextBox
            id={id}
            aria-labelledby={getLabelId(id)}
            aria-invalid={isWrong}
            disabled={isOff}
            value={formatAsText(state.value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </ControlGroup>
    </FieldFrame>
  );
}

interface DayCalendarProps {
  /** DOM ID of the field. */
  readonly id: string;
  readonly props: DayProps;
  readonly numbers: DayNumbers;
  readonly isOff: boolean;
  readonly onPick: (numbers: DayNumbers) => void;
}

/** Calendar button for choosing a whole day instead of typing its parts. */
function DayCalendar({ id, props, numbers, isOff, onPick }: DayCalendarProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picked = `${formatDayPart('year', numbers.year)}-${formatDayPart('month', numbers.month)}-${formatDayPart('day', numbers.day)}`;
  return (
    <span ref={anchor}>
      <CalendarButton
        kind="date"
        target={anchor}
        surface={surface}
        labelledBy={getLabelId(id)}
        disabled={isOff}
        isOpen={isOpen}
        onOpenChange={setOpen}
        limits={getDayLimits(props)}
        pickedValue={parseMoment(picked) ? picked : ''}
        now={() => formatWallTime(Date.now(), resolveTimeZone('')).slice(0, 16)}
        onPick={(date) => {
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
          onPick({ year, month, day });
        }}
      />
    </span>
  );
}

/** Returns the first and last allowed day, from the author's date and year limits. The narrower limit counts. */
function getDayLimits({ minDate, maxDate, minYear, maxYear, fields: { year } }: DayProps) {
  const first = year.minYear ?? minYear;
  const last = year.maxYear ?? maxYear;
  const min = [parseMoment(minDate)?.date, first && `${formatDayPart('year', first)}-01-01`].filter((day) => !!day);
  const max = [parseMoment(maxDate)?.date, last && `${formatDayPart('year', last)}-12-31`].filter((day) => !!day);
  return { min: min.sort().at(-1) || undefined, max: max.sort()[0] || undefined };
}

const useDayPartBoxStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  day: { width: '72px' },
  month: { flexGrow: 1, maxWidth: '200px' },
  year: { width: '96px' },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  },
});

interface DayPartBoxProps {
  readonly id: string;
  readonly part: DayPart;
  readonly settings: DayProps['fields'][DayPart];
  readonly hidesLabel: boolean;
  /** Number of the day, month or year; 0 for no answer. */
  readonly number: number;
  readonly isOff: boolean;
  readonly isWrong: boolean;
  readonly onAnswer: (number: number) => void;
}

/** Input for the day or year, or a list of month names in the reader's language. */
function DayPartBox({ id, part, settings, hidesLabel, number, isOff, isWrong, onAnswer }: DayPartBoxProps) {
  const styles = useDayPartBoxStyles();
  const classes = useFieldClassNames();
  const { locale } = useLocale();
  const messages = useMessages(dayMessages);
  const attributes = { id, disabled: isOff, 'aria-invalid': isWrong || undefined } as const;
  return (
    <span className={mergeClasses(styles.part, styles[part])}>
      <label htmlFor={id} className={hidesLabel ? classes.hiddenLabel : mergeClasses(classes.label, styles.label)}>
        {messages[part]}
        {settings.required && <RequiredMark />}
      </label>
      {part === 'month' ? (
        <SelectBox {...attributes} value={number || ''} onChange={(event) => onAnswer(Number(event.target.value))}>
          <option value="">{settings.placeholder}</option>
          {getMonthNames(locale).map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
          {number > 12 && <option value={number}>{number}</option>}
        </SelectBox>
      ) : (
        <TextBox
          {...attributes}
          inputMode="numeric"
          autoComplete="off"
          maxLength={part === 'year' ? 4 : 2}
          placeholder={settings.placeholder || undefined}
          value={number || ''}
          onChange={(event) => onAnswer(Number(toLatinDigits(event.target.value).replace(/\D/g, '')))}
        />
      )}
    </span>
  );
}

const monthNameCache = new Map<string | undefined, readonly string[]>();

function getMonthNames(locale: string | undefined): readonly string[] {
  let found = monthNameCache.get(locale);
  if (!found) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
    found = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)));
    monthNameCache.set(locale, found);
  }
  return found;
}
