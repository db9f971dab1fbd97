import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import type { DayPart } from '../kit/dates/day-format.ts';
import { RequiredMark } from '../kit/FieldFrame.tsx';
import { toLatinDigits } from '../kit/read/to-latin-digits.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import { dayMessages } from './day.messages.ts';
import type { DayProps } from './day.ts';

const useStyles = makeStyles({
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
export function DayPartBox({ id, part, settings, hidesLabel, number, isOff, isWrong, onAnswer }: DayPartBoxProps) {
  const styles = useStyles();
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
