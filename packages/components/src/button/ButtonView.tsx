import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { fieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { kitWords } from '../kit/words/kit.words.ts';
import { type ButtonProps, buttonAction } from './button.ts';

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
  const words = useWords(kitWords);
  const action = buttonAction(props);
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
      <bdi>{definition.label ? fieldLabel(definition) : props.label || words.submit}</bdi>
    </Button>
  );
}
