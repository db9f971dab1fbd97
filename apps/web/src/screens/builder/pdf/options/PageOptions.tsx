import {
  Body1Strong,
  Button,
  Caption1,
  Field,
  Label,
  mergeClasses,
  Slider,
  SpinButton,
  Switch,
  ToggleButton,
} from '@fluentui/react-components';
import {
  Delete16Regular,
  Document20Regular,
  DocumentLandscape20Regular,
  ImageAdd20Regular,
} from '@fluentui/react-icons';
import { type Margins, marginRange, maxLogoLength, type PdfSettings, scaleRange } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';

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

/** Logo at the top of each page. */
export function LogoOption({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const input = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const logo = await createLogo(file);
    setFailed(logo === undefined);
    if (logo !== undefined) onChange({ logo });
  };
  return (
    <div className={styles.group}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={messages.logo}
        onChange={handleFile}
      />
      <div className={styles.row}>
        {settings.logo === undefined ? (
          <Button icon={<ImageAdd20Regular />} disabled={disabled} onClick={() => input.current?.click()}>
            {messages.addLogo}
          </Button>
        ) : (
          <>
            <img className={styles.logo} src={settings.logo} alt={messages.logo} />
            <Button
              appearance="subtle"
              icon={<Delete16Regular />}
              disabled={disabled}
              onClick={() => onChange({ logo: undefined })}
            >
              {messages.removeLogo}
            </Button>
          </>
        )}
      </div>
      {hasFailed && <Caption1 role="alert">{messages.noLogo}</Caption1>}
    </div>
  );
}

/** Largest side of a logo in pixels: the maximum of 160 points at 200 dpi. */
const maxLogoSidePx = 440;

/**
 * Scales an image down to the largest printed size of a logo and returns it as a data URL.
 * @returns `undefined` if the browser can't decode the image or it stays too large
 */
async function createLogo(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxLogoSidePx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const png = canvas.toDataURL('image/png');
    const url = png.length <= maxLogoLength ? png : canvas.toDataURL('image/jpeg', 0.8);
    return url.length <= maxLogoLength ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Props of the components that edit PDF options. */
export interface OptionProps {
  readonly settings: PdfSettings;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<PdfSettings>) => void;
}
