import { makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { getAriaAttributes, isDisabled } from '@tideform/components/kit/control-attributes.ts';
import { FieldFrame } from '@tideform/components/kit/FieldFrame.tsx';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import type { SwitchProps } from '@tideform/components/setting-parts';

const useStyles = makeStyles({
  /* Reduces the space between consecutive rows of switches. */
  field: { marginTop: '-8px' },
  alone: { marginBottom: '-8px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  indicator: { marginInlineEnd: 0 },
  label: { flexGrow: 1, paddingInlineStart: 0, color: tokens.colorNeutralForeground1 },
});

/** Switch for a yes/no setting: label at the start of the row, switch at the end. */
export function SwitchRow(view: ViewProps<SwitchProps, boolean>) {
  const styles = useStyles();
  const { id, definition, props, state, onChange, onBlur } = view;
  return (
    <div className={mergeClasses(styles.field, props.description === '' && styles.alone)}>
      <FieldFrame view={view} labels="none">
        <Switch
          {...getAriaAttributes(view)}
          id={id}
          className={styles.row}
          label={{ children: getFieldLabel(definition), className: styles.label }}
          indicator={{ className: styles.indicator }}
          labelPosition="before"
          checked={state.value === true}
          disabled={isDisabled(view)}
          onChange={(_, data) => onChange(data.checked)}
          onBlur={onBlur}
        />
      </FieldFrame>
    </div>
  );
}
