import { makeStyles, tokens } from '@fluentui/react-components';
import { formatAsText } from '@tideform/engine';
import { useLocale } from '@tideform/i18n/react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { getAriaAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { type DayPart, getDayFormat } from '../kit/dates/day-format.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DayPartBox } from './DayPartBox.tsx';
import { type DayProps, type DayValue, getDayOrder } from './day.ts';
import { formatDay, parseDay } from './day-parts.ts';

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
