import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatAsText } from '@tideform/engine';
import type { ReactNode } from 'react';
import { getBoxClass, useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import type { RichTextProps } from './richText.ts';

const useStyles = makeStyles({
  text: {
    paddingBlock: tokens.spacingVerticalSNudge,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    resize: 'vertical',
  },
});

/** HTML source editor of a rich text setting. @param props content below the editor */
export function HtmlSource(props: { readonly view: ViewProps<RichTextProps, string>; readonly children?: ReactNode }) {
  const { view, children } = props;
  const styles = useStyles();
  const classes = useFieldClassNames();
  const attributes = getControlAttributes(view);
  return (
    <FieldFrame view={view}>
      <span className={getBoxClass(classes, attributes.disabled, attributes['aria-invalid'] === true)}>
        <textarea
          {...attributes}
          dir="ltr"
          spellCheck={false}
          className={mergeClasses(classes.bare, styles.text)}
          rows={view.props.rows ?? 10}
          value={formatAsText(view.state.value)}
          onChange={({ target }) => view.onChange(target.value)}
          onBlur={view.onBlur}
        />
      </span>
      {children}
    </FieldFrame>
  );
}
