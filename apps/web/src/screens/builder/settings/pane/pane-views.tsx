import { Caption1, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { Warning12Filled } from '@fluentui/react-icons';
import { findEditorView } from '@tideform/components/editor-views';
import { getAriaAttributes, isDisabled } from '@tideform/components/kit/control-attributes.ts';
import { useEditedForm } from '@tideform/components/kit/EditedForm.tsx';
import { FieldFrame } from '@tideform/components/kit/FieldFrame.tsx';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { type NameProps, type NameValue, NameView, type SwitchProps } from '@tideform/components/setting-parts';
import type { AnyView } from '@tideform/components/views';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { getSiblingKeys } from '../component-keys.ts';
import { paneTypes } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';

const useStyles = makeStyles({
  warning: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorStatusWarningForeground1,
    '> svg': { flexShrink: 0, marginTop: tokens.spacingVerticalXXS },
  },
});

/** Editor for the property name, with a warning when two components would share their answer. */
function KeySetting(view: ViewProps<NameProps, NameValue>) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const edited = useEditedForm();
  const siblingKeys = useMemo(
    () => (edited ? getSiblingKeys(edited.form, edited.component) : new Set<string>()),
    [edited],
  );
  const isShared = typeof view.state.value === 'string' && siblingKeys.has(view.state.value);
  return (
    <div>
      <NameView {...view} />
      <div role="status">
        {isShared && (
          <Caption1 className={styles.warning}>
            <Warning12Filled aria-hidden />
            {messages.sharedKey}
          </Caption1>
        )}
      </div>
    </div>
  );
}

const useSwitchRowStyles = makeStyles({
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
function SwitchRow(view: ViewProps<SwitchProps, boolean>) {
  const styles = useSwitchRowStyles();
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

/** NOTE: as in the main list of views, the casts drop the props type, which the spec of the same type ensures. */
const ownViews: Readonly<Record<string, AnyView>> = {
  [paneTypes.switch]: SwitchRow as AnyView,
  [paneTypes.key]: KeySetting as AnyView,
};

/** Returns the view of a type that only exists in settings: a type of this pane, or an editor. */
export const findPaneView = (type: string): AnyView | undefined =>
  Object.hasOwn(ownViews, type) ? ownViews[type] : findEditorView(type);
