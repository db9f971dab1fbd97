import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import type { MarkStyle } from '../edits/apply-tool.ts';
import { imageEditorMessages } from '../image-editor.messages.ts';

const colors = {
  red: '#d13438',
  yellow: '#eaa300',
  green: '#13a10e',
  blue: '#0f6cbd',
  black: '#000000',
  white: '#ffffff',
} as const;
const widths = { thin: 1, medium: 2, thick: 4 } as const;

/** Initial style of new marks. */
export const initialMarkStyle: MarkStyle = { color: colors.red, width: widths.medium };

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalL,
    padding: tokens.spacingVerticalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  group: { display: 'flex', border: 'none', margin: 0, padding: 0 },
  swatch: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
  },
  dot: {
    width: '24px',
    height: '24px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
  stroke: {
    width: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralForeground1,
    forcedColorAdjust: 'none',
  },
  on: { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '2px' },
});

/** Picker for the color and line width of new marks. */
export function MarkStylePicker({
  look,
  onChange,
}: {
  readonly look: MarkStyle;
  readonly onChange: (look: MarkStyle) => void;
}) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const choice = (
    group: string,
    name: keyof typeof colors | keyof typeof widths,
    isOn: boolean,
    next: MarkStyle,
    content: ReactNode,
  ) => (
    <label key={name} className={styles.swatch} title={messages[name]}>
      <input type="radio" name={group} aria-label={messages[name]} checked={isOn} onChange={() => onChange(next)} />
      {content}
    </label>
  );
  return (
    <div className={styles.row}>
      <fieldset className={styles.group} aria-label={messages.colors}>
        {(Object.keys(colors) as (keyof typeof colors)[]).map((name) => {
          const isOn = look.color === colors[name];
          const dot = (
            <span className={mergeClasses(styles.dot, isOn && styles.on)} style={{ backgroundColor: colors[name] }} />
          );
          return choice('mark-color', name, isOn, { ...look, color: colors[name] }, dot);
        })}
      </fieldset>
      <fieldset className={styles.group} aria-label={messages.widths}>
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => {
          const isOn = look.width === widths[name];
          const stroke = (
            <span
              className={mergeClasses(styles.stroke, isOn && styles.on)}
              style={{ height: `${widths[name] * 2}px` }}
            />
          );
          return choice('mark-width', name, isOn, { ...look, width: widths[name] }, stroke);
        })}
      </fieldset>
    </div>
  );
}
