import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { useProseClass } from '../classes/useProseClass.tsx';
import { markTokens } from '../tokens/token-text.ts';
import { useTokenClass } from '../tokens/useTokenClass.tsx';
import { LinkEditPanel } from './LinkEditPanel.tsx';
import { RichToolbar } from './RichToolbar.tsx';
import type { RichEditorProps } from './rich-editor-props.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import { useRichEditor } from './useRichEditor.tsx';

const useStyles = makeStyles({
  frame: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingInline: 0 },
  writing: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    minHeight: 'var(--rich-lines)',
    maxHeight: '60vh',
    overflowY: 'auto',
    cursor: 'text',
    '& .ProseMirror': { outlineStyle: 'none', minHeight: 'var(--rich-lines)', whiteSpace: 'pre-wrap' },
    '& .ProseMirror > *': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '& .ProseMirror > :first-child': { marginBlockStart: 0 },
    '& .ProseMirror table': { tableLayout: 'fixed', width: '100%' },
    '& .ProseMirror-selectednode': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
    '& .selectedCell': { backgroundColor: tokens.colorBrandBackground2 },
  },
  problem: {
    ...typographyStyles.caption1,
    color: tokens.colorPaletteRedForeground3,
    paddingInline: tokens.spacingHorizontalM,
    ':empty': { display: 'none' },
  },
});

/** Rich text editor with a toolbar. Its code is loaded with the first field that uses it. */
export function RichEditor({ lines, tools, ...written }: RichEditorProps) {
  const { id, attributes } = written;
  const messages = useMessages(richTextMessages);
  const styles = useStyles();
  const classes = useFieldClassNames();
  const prose = useProseClass();
  const tokenClass = useTokenClass();
  const { locale } = useLocale();
  const file = useRef<HTMLInputElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { place, editor, addPictures, hasBadPicture } = useRichEditor(written);
  const isWrong = attributes['aria-invalid'] === true;
  // NOTE: the style is set through the CSSOM, because the content security policy blocks style attributes.
  useEffect(() => {
    place.current?.style.setProperty('--rich-lines', `${Math.min(Math.max(lines, 2), 40) * 20}px`);
  }, [place, lines]);
  const insert = (html: string) => {
    editor?.chain().focus().insertContent(markTokens(html)).run();
    // A menu focuses its button when it closes, so the focus is moved back to the text afterwards.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return (
    <div className={mergeClasses(getBoxClass(classes, false, isWrong), styles.frame)}>
      {editor && (
        <RichToolbar
          editor={editor}
          controls={id}
          isLinkOpen={isLinkOpen}
          onLink={() => setLinkOpen(!isLinkOpen)}
          onPicture={() => file.current?.click()}
          tools={tools?.(insert)}
        />
      )}
      {editor && isLinkOpen && <LinkEditPanel editor={editor} onClose={() => setLinkOpen(false)} />}
      <div ref={place} lang={locale} className={mergeClasses(prose, tokenClass, styles.writing)} />
      <span role="status" className={styles.problem}>
        {hasBadPicture && messages.noPicture}
      </span>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/*"
        aria-label={messages.picture}
        onChange={({ target }) => {
          addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
