import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ControlGroup } from '../../kit/ControlGroup.tsx';
import { isDisabled, labelId } from '../../kit/control-attributes.ts';
import { DateBox } from '../../kit/dates/DateBox.tsx';
import { readMoment } from '../../kit/dates/moment.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { fieldLabel } from '../../kit/read/label.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { Distance } from './Distance.tsx';
import { dateLimitMessages } from './date-limit.messages.ts';
import type { DateLimitProps, DateLimitValue } from './dateLimit.ts';
import { POINTS, type Point, readNearToday, writeNearToday } from './near-today.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
});

type How = 'none' | 'date' | 'other' | Point;

/** A date, or one near today in plain words: where it begins, and how much later or earlier. */
export function DateLimitView(view: ViewProps<DateLimitProps, DateLimitValue>) {
  const { id, state, onChange, onBlur } = view;
  const styles = useStyles();
  const messages = useMessages(dateLimitMessages);
  const stored = state.value ?? '';
  const near = readNearToday(stored);
  /* NOTE: who has chosen to write a date has not written one yet. */
  const [wantsDate, setWantsDate] = useState(false);
  const isDate = readMoment(stored) !== undefined || (stored === '' && wantsDate);
  const how: How = near ? near.point : isDate ? 'date' : stored === '' ? 'none' : 'other';
  const off = isDisabled(view);
  const name = (part: string) => messages.of({ label: fieldLabel(view.definition), part });
  const choose = (next: How) => {
    setWantsDate(next === 'date');
    if (next === 'none' || next === 'date') onChange(undefined);
    else if (next !== 'other') onChange(writeNearToday({ count: 0, unit: 'days', ...near, point: next }));
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.parts} onLeave={onBlur}>
        <SelectBox
          id={id}
          aria-label={name(messages.how)}
          disabled={off}
          value={how}
          onChange={({ target }) => choose(target.value as How)}
        >
          <option value="none">{messages.none}</option>
          <option value="date">{messages.date}</option>
          {POINTS.map((point) => (
            <option key={point} value={point}>
              {messages.points[point]}
            </option>
          ))}
          {how === 'other' && <option value="other">{messages.other}</option>}
        </SelectBox>
        {how === 'date' && (
          <DateBox
            id={`${id}-date`}
            labelledBy={labelId(id)}
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
        {how === 'other' && (
          <TextBox
            aria-label={name(messages.other)}
            disabled={off}
            value={stored}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {near && <Distance near={near} off={off} name={name} onChange={(next) => onChange(writeNearToday(next))} />}
      </ControlGroup>
    </FieldFrame>
  );
}
