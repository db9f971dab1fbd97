import {
  Body1Strong,
  Field,
  Label,
  mergeClasses,
  Slider,
  SpinButton,
  Switch,
  ToggleButton,
} from '@fluentui/react-components';
import { Document20Regular, DocumentLandscape20Regular } from '@fluentui/react-icons';
import { type Margins, marginRange, scaleRange } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import type { OptionProps } from './option-props.ts';

const orientations = [
  { way: 'portrait', icon: <Document20Regular /> },
  { way: 'landscape', icon: <DocumentLandscape20Regular /> },
] as const;

export function OrientationOption({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  return (
    <Field label={messages.orientation}>
      <fieldset className={mergeClasses(styles.group, styles.pair)} aria-label={messages.orientation}>
        {orientations.map(({ way: orientation, icon }) => (
          <ToggleButton
            key={orientation}
            icon={icon}
            disabled={disabled}
            checked={settings.orientation === orientation}
            className={settings.orientation === orientation && !disabled ? styles.on : undefined}
            onClick={() => onChange({ orientation })}
          >
            {messages[orientation]}
          </ToggleButton>
        ))}
      </fieldset>
    </Field>
  );
}

export function ScaleOption({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  return (
    <NumberOption
      name={messages.scale}
      value={settings.scale}
      range={scaleRange}
      disabled={disabled}
      onChange={(scale) => onChange({ scale })}
    />
  );
}

const marginSides = ['top', 'bottom', 'left', 'right'] as const;

export function MarginOptions({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const { margins } = settings;
  const areSame = new Set(Object.values(margins)).size === 1;
  const [areLinked, setLinked] = useState(areSame);
  const createEqualMargins = (value: number): Margins => ({ left: value, right: value, top: value, bottom: value });
  const name = useId();
  return (
    <fieldset aria-labelledby={name} className={styles.group}>
      <div className={styles.row}>
        <Body1Strong id={name}>{messages.margins}</Body1Strong>
        <Switch
          labelPosition="before"
          label={messages.same}
          disabled={disabled}
          checked={areLinked && areSame}
          onChange={(_, { checked }) => {
            setLinked(checked);
            if (checked) onChange({ margins: createEqualMargins(margins.top) });
          }}
        />
      </div>
      {(areLinked && areSame ? (['all'] as const) : marginSides).map((side) => (
        <NumberOption
          key={side}
          name={messages.sides[side]}
          value={side === 'all' ? margins.top : margins[side]}
          range={marginRange}
          disabled={disabled}
          onChange={(value) =>
            onChange({ margins: side === 'all' ? createEqualMargins(value) : { ...margins, [side]: value } })
          }
        />
      ))}
    </fieldset>
  );
}

/** Number that can be set with a slider or typed. */
function NumberOption(props: {
  readonly name: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}) {
  const { name, value, range, disabled, onChange } = props;
  const styles = usePdfTabStyles();
  const { locale } = useLocale();
  const id = useId();
  // Multiples of a tenth aren't exact in binary, so the value is rounded.
  const set = (next: number) => {
    const rounded = Math.round(next / range.step) / Math.round(1 / range.step);
    if (Number.isFinite(rounded)) onChange(Math.min(range.max, Math.max(range.min, rounded)));
  };
  const parseNumber = (text: string) => Number(text.trim().replace(',', '.'));
  return (
    <div className={styles.slide}>
      <Label htmlFor={id}>{name}</Label>
      <Slider
        id={id}
        className={styles.slider}
        min={Math.round(range.min / range.step)}
        max={Math.round(range.max / range.step)}
        value={Math.round(value / range.step)}
        aria-valuetext={value.toLocaleString(locale)}
        disabled={disabled}
        onChange={(_, data) => set(data.value * range.step)}
      />
      <SpinButton
        className={styles.spin}
        aria-label={name}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        displayValue={value.toLocaleString(locale)}
        disabled={disabled}
        onChange={(_, data) => set(data.value ?? parseNumber(data.displayValue ?? ''))}
      />
    </div>
  );
}
