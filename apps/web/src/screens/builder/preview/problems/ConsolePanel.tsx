import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { type ConsoleLine, type FormDefinition, walkComponents } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { joinParts } from '../../../../ui/join-parts.ts';
import { formatLogicKind, logicMessages } from '../../logic/logic.messages.ts';
import { panelBorder, usePanelStyles } from './panel.styles.ts';
import { problemsMessages } from './problems.messages.ts';

const useStyles = makeStyles({
  scrolling: { maxHeight: '320px', overflowY: 'auto' },
  item: { paddingBlock: tokens.spacingVerticalS, borderTop: panelBorder, ':first-child': { borderTopStyle: 'none' } },
  text: { fontFamily: tokens.fontFamilyMonospace, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  wrong: { color: tokens.colorStatusDangerForeground1 },
});

/** Panel with the `console` output of the form's code during the preview. Renders nothing without output. */
export function ConsolePanel({
  form,
  lines,
}: {
  readonly form: FormDefinition;
  readonly lines: readonly ConsoleLine[];
}) {
  const messages = useMessages(problemsMessages);
  const kinds = useMessages(logicMessages);
  const panel = usePanelStyles();
  const styles = useStyles();
  const titleId = useId();
  if (lines.length === 0) return null;
  const labels = new Map([...walkComponents(form)].map(({ id, definition }) => [id, getFieldLabel(definition)]));
  return (
    <section aria-labelledby={titleId} className={panel.panel}>
      <h2 id={titleId} className={panel.title}>
        {messages.written}
      </h2>
      <ul className={mergeClasses(panel.list, styles.scrolling)}>
        {lines.map(({ nodeId, kind, level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <li key={index} className={styles.item}>
            <span className={panel.place}>
              {joinParts([labels.get(nodeId) || nodeId, formatLogicKind(kind, kinds)])}
            </span>
            <p className={mergeClasses(styles.text, level === 'error' && styles.wrong)}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
