import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Code16Regular, TextEditStyle16Regular } from '@fluentui/react-icons';
import { formatAsText } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getLabelId } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { convertTextToHtml } from '../../kit/html/extract-text.ts';
import { isHtmlPreserved } from '../../kit/rich-text/is-preserved.ts';
import { RichEditor } from '../../kit/rich-text/RichEditor.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { HtmlSource } from './HtmlSource.tsx';
import { richTextSettingMessages } from './rich-text-setting.messages.ts';
import type { RichTextProps } from './richText.ts';

const useStyles = makeStyles({ button: { alignSelf: 'start', marginTop: tokens.spacingVerticalXS } });

/** Rich text editor that can switch to its HTML source. HTML that the editor couldn't preserve is shown as source. */
export function RichTextEditor(view: ViewProps<RichTextProps, string>) {
  const { id, props, state, onChange, onBlur } = view;
  const messages = useMessages(richTextSettingMessages);
  const styles = useStyles();
  const classes = useFieldClassNames();
  const html = convertTextToHtml(formatAsText(state.value));
  const [isLossy] = useState(() => !isHtmlPreserved(html));
  const [isSource, setSource] = useState(isLossy);
  const toggle = (
    <Button
      size="small"
      appearance="subtle"
      className={styles.button}
      icon={isSource ? <TextEditStyle16Regular /> : <Code16Regular />}
      onClick={() => setSource(!isSource)}
    >
      {isSource ? messages.withTools : messages.asSource}
    </Button>
  );
  if (isSource)
    return (
      <HtmlSource view={view}>
        {isLossy && <span className={classes.hint}>{messages.loses}</span>}
        {toggle}
      </HtmlSource>
    );
  return (
    <FieldFrame view={view} labels="group">
      <RichEditor
        id={id}
        attributes={{ 'aria-labelledby': getLabelId(id), ...getAriaAttributes(view) }}
        html={html}
        lines={props.rows ?? 10}
        onChange={onChange}
        onBlur={onBlur}
      />
      {toggle}
    </FieldFrame>
  );
}
