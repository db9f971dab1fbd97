import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Warning12Filled } from '@fluentui/react-icons';
import { useEditedForm } from '@tideform/components/kit/EditedForm.tsx';
import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { type NameProps, type NameValue, NameView } from '@tideform/components/setting-parts';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { getSiblingKeys } from '../key/key-rules.ts';
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
export function KeySetting(view: ViewProps<NameProps, NameValue>) {
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
