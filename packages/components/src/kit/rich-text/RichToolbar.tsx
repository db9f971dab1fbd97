import { makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { ImageAdd20Regular, Link20Regular, TableAdd20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { ParagraphStyleSelect } from './ParagraphStyleSelect.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { historyActions, tableActions, textActions } from './toolbar-actions.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: tokens.spacingHorizontalXXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

interface RichToolbarProps {
  readonly editor: Editor;
  /** DOM ID of the editor that the toolbar controls. */
  readonly controls: string;
  readonly isLinkOpen: boolean;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  readonly tools?: ReactNode;
}

/** Toolbar of the rich text editor. It is a single tab stop; arrow keys move between its buttons. */
export function RichToolbar({ editor, controls, isLinkOpen, onLink, onPicture, tools }: RichToolbarProps) {
  const messages = useMessages(richTextMessages);
  const styles = useStyles();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', circular: true, memorizeCurrent: true });
  const button = ({ name, icon, run, isOn, isPossible }: (typeof textActions)[number]) => (
    <ToolbarButton
      key={name}
      label={messages[name]}
      isOn={isOn?.(editor)}
      isOff={isPossible?.(editor) === false}
      onPress={() => run(editor)}
    >
      {icon}
    </ToolbarButton>
  );
  const addTable = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <div {...arrows} role="toolbar" aria-label={messages.toolbar} aria-controls={controls} className={styles.bar}>
      <ParagraphStyleSelect editor={editor} />
      {textActions.map(button)}
      <ToolbarButton label={messages.link} isOn={editor.isActive('link')} isExpanded={isLinkOpen} onPress={onLink}>
        <Link20Regular />
      </ToolbarButton>
      <ToolbarButton label={messages.picture} onPress={onPicture}>
        <ImageAdd20Regular />
      </ToolbarButton>
      <ToolbarButton label={messages.table} isOff={editor.isActive('table')} onPress={addTable}>
        <TableAdd20Regular />
      </ToolbarButton>
      {editor.isActive('table') && tableActions.map(button)}
      {historyActions.map(button)}
      {tools}
    </div>
  );
}
