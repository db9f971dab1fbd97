import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { kitMessages } from '../kit/messages/kit.messages.ts';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { type ButtonProps, getButtonAction } from './button.ts';

const useStyles = makeStyles({
  root: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
  block: { width: '100%', maxWidth: 'none' },
});

export function ButtonView({
  id,
  definition,
  props,
  state,
  readOnly,
  onChange,
  onAction,
}: ViewProps<ButtonProps, boolean>) {
  const styles = useStyles();
  const messages = useMessages(kitMessages);
  const action = getButtonAction(props);
  return (
    <Button
      id={id}
      appearance={props.action === 'submit' && props.theme === 'primary' ? 'primary' : 'secondary'}
      className={mergeClasses(styles.root, props.block && styles.block)}
      disabled={readOnly || state.disabled || action === undefined}
      onClick={() => {
        if (!action) return;
        if (action.kind === 'submit') onChange(true);
        onAction(action);
      }}
    >
      <bdi>{definition.label ? getFieldLabel(definition) : props.label || messages.submit}</bdi>
    </Button>
  );
}
