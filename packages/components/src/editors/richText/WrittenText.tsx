import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Code16Regular, TextEditStyle16Regular } from '@fluentui/react-icons';
import { wordOf } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useKitClasses } from '../../kit/classes/KitClasses.tsx';
import { describedAttributes, labelId } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { asHtml } from '../../kit/html/plain-text.ts';
import { keepsAll } from '../../kit/rich-text/keeps-all.ts';
import { RichEditor } from '../../kit/rich-text/RichEditor.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { HtmlSource } from './HtmlSource.tsx';
import { richTextSettingMessages } from './rich-text-setting.messages.ts';
import type { RichTextProps } from './richText.ts';

const useStyles = makeStyles({ button: { alignSelf: 'start', marginTop: tokens.spacingVerticalXS } });

/** Text with tools; the HTML source is one button away. What the tools would lose opens as source. */
export function WrittenText(view: ViewProps<RichTextProps, string>) {
  const { id, props, state, onChange, onBlur } = view;
  const messages = useMessages(richTextSettingMessages);
  const styles = useStyles();
  const classes = useKitClasses();
  const html = asHtml(wordOf(state.value));
  const [losesSome] = useState(() => !keepsAll(html));
  const [isSource, setSource] = useState(losesSome);
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
        {losesSome && <span className={classes.hint}>{messages.loses}</span>}
        {toggle}
      </HtmlSource>
    );
  return (
    <FieldFrame view={view} labels="group">
      <RichEditor
        id={id}
        attributes={{ 'aria-labelledby': labelId(id), ...describedAttributes(view) }}
        html={html}
        lines={props.rows ?? 10}
        onChange={onChange}
        onBlur={onBlur}
      />
      {toggle}
    </FieldFrame>
  );
}
