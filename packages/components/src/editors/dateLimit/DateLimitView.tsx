import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ControlGroup } from '../../kit/ControlGroup.tsx';
import { getLabelId, isDisabled } from '../../kit/control-attributes.ts';
import { DateBox } from '../../kit/dates/DateBox.tsx';
import { parseMoment } from '../../kit/dates/moment.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { getFieldLabel } from '../../kit/read/label.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { dateLimitMessages } from './date-limit.messages.ts';
import type { DateLimitProps, DateLimitValue } from './dateLimit.ts';
import { RelativeDateInputs } from './RelativeDateInputs.tsx';
import { formatRelativeDate, parseStoredRelativeDate, STARTING_POINTS, type StartingPoint } from './relative-date.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
});

type DateLimitMode = 'none' | 'date' | 'other' | StartingPoint;

/**
 * Editor for a fixed date, or a date relative to today that is described in plain language: a starting point and a
 * distance.
 */
export function DateLimitView(view: ViewProps<DateLimitProps, DateLimitValue>) {
  const { id, state, onChange, onBlur } = view;
  const styles = useStyles();
  const messages = useMessages(dateLimitMessages);
  const stored = state.value ?? '';
  const relativeDate = parseStoredRelativeDate(stored);
  /* NOTE: remembers that the author chose a fixed date until the date is typed. */
  const [wantsDate, setWantsDate] = useState(false);
  const isDate = parseMoment(stored) !== undefined || (stored === '' && wantsDate);
  const mode: DateLimitMode = relativeDate ? relativeDate.point : isDate ? 'date' : stored === '' ? 'none' : 'other';
  const off = isDisabled(view);
  const name = (part: string) => messages.of({ label: getFieldLabel(view.definition), part });
  const choose = (next: DateLimitMode) => {
    setWantsDate(next === 'date');
    if (next === 'none' || next === 'date') onChange(undefined);
    else if (next !== 'other') onChange(formatRelativeDate({ count: 0, unit: 'days', ...relativeDate, point: next }));
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.parts} onLeave={onBlur}>
        <SelectBox
          id={id}
          aria-label={name(messages.how)}
          disabled={off}
          value={mode}
          onChange={({ target }) => choose(target.value as DateLimitMode)}
        >
          <option value="none">{messages.none}</option>
          <option value="date">{messages.date}</option>
          {STARTING_POINTS.map((point) => (
            <option key={point} value={point}>
              {messages.points[point]}
            </option>
          ))}
          {mode === 'other' && <option value="other">{messages.other}</option>}
        </SelectBox>
        {mode === 'date' && (
          <DateBox
            id={`${id}-date`}
            labelledBy={getLabelId(id)}
            aria-label={name(messages.date)}
            disabled={off}
            kind="date"
            picked={stored.slice(0, 10)}
            raw={stored}
            zone="UTC"
            limits={{}}
            onPick={(picked) => onChange(picked || undefined)}
            onRaw={(raw) => onChange(raw || undefined)}
          />
        )}
        {mode === 'other' && (
          <TextBox
            aria-label={name(messages.other)}
            disabled={off}
            value={stored}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {relativeDate && (
          <RelativeDateInputs
            near={relativeDate}
            off={off}
            name={name}
            onChange={(next) => onChange(formatRelativeDate(next))}
          />
        )}
      </ControlGroup>
    </FieldFrame>
  );
}
