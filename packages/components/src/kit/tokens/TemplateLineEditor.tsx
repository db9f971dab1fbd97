import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import type { GetTokenAppearance } from './token-node.ts';
import { useLineEditor } from './useLineEditor.tsx';
import { useTokenClass } from './useTokenClass.tsx';

const useStyles = makeStyles({
  frame: {
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    position: 'relative',
    paddingInline: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalXS}`,
  },
  writing: {
    flexGrow: 1,
    minWidth: 0,
    cursor: 'text',
    '& .ProseMirror': {
      ...typographyStyles.body1,
      outlineStyle: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      paddingBlock: '5px',
      color: tokens.colorNeutralForeground1,
    },
    '& .ProseMirror p': { margin: 0, minHeight: tokens.lineHeightBase300 },
  },
  empty: {
    ...typographyStyles.body1,
    position: 'absolute',
    insetBlockStart: '5px',
    color: tokens.colorNeutralForeground4,
    pointerEvents: 'none',
  },
});

/**
 * Single-line editor for a template that shows tokens by their names.
 * NOTE: must be rendered inside `FieldClassNamesProvider`.
 */
export function TemplateLineEditor(props: {
  /** DOM ID of the editable element. */
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-required'?: boolean;
  readonly isWrong: boolean;
  /** Text shown while the template is empty. */
  readonly placeholder?: string;
  readonly value: string;
  readonly getAppearance: GetTokenAppearance;
  readonly onChange: (value: string) => void;
  /** Renders controls at the end of the line. @param insert inserts template text at the cursor */
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}) {
  const { id, isWrong, placeholder, value, getAppearance, onChange, tools } = props;
  const styles = useStyles();
  const classes = useFieldClassNames();
  const { place, insert } = useLineEditor({
    attributes: {
      id,
      role: 'textbox',
      dir: 'auto',
      'aria-multiline': 'false',
      'aria-labelledby': props['aria-labelledby'],
      'aria-describedby': props['aria-describedby'],
      'aria-required': props['aria-required'] ? 'true' : undefined,
      'aria-invalid': isWrong ? 'true' : undefined,
      'aria-placeholder': value === '' ? placeholder : undefined,
    },
    value,
    getAppearance,
    onChange,
  });
  return (
    <div className={mergeClasses(getBoxClass(classes, false, isWrong), styles.frame)}>
      {value === '' && placeholder && (
        <span className={styles.empty} aria-hidden="true">
          {placeholder}
        </span>
      )}
      <div ref={place} className={mergeClasses(useTokenClass(), styles.writing)} />
      {tools?.(insert)}
    </div>
  );
}
