import { useMessages } from '@tideform/i18n/react';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { kitMessages } from '../messages/kit.messages.ts';
import { createThumbnail } from '../pictures/create-thumbnail.ts';
import { markTokens, removeTokenMarks } from '../tokens/token-text.ts';
import { createRichEditor } from './create-rich-editor.ts';
import type { RichEditorProps } from './rich-editor-props.tsx';

/**
 * Images are embedded in the text. The limits are the length of an image's longer side in pixels, and the length of the
 * text.
 */
const MAX_PICTURE_PX = 1_200;
const MAX_CHARACTERS = 2_000_000;
/** Empty paragraph that the editor adds after a final block other than a paragraph. */
const TRAILING_PARAGRAPH = '<p></p>';

interface RichEditorState {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The editor; `undefined` until it is ready. */
  readonly editor: Editor | undefined;
  readonly addPictures: (files: readonly File[]) => void;
  /** Whether the image that was added last couldn't be decoded or was too large. */
  readonly hasBadPicture: boolean;
}

/** Creates the editor in its DOM element, and destroys it on unmount. */
export function useRichEditor(props: Omit<RichEditorProps, 'lines' | 'tools'>): RichEditorState {
  const { id, html } = props;
  const { tooDeep } = useMessages(kitMessages);
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [hasBadPicture, setBadPicture] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(props);
  latest.current = props;
  /** Last value that was passed to `onChange`. A different `html` prop is an external change. */
  const lastValue = useRef(html);
  const addPictures = useRef<(files: readonly File[]) => void>(() => undefined);

  useEffect(() => {
    if (!container.current) return;
    const clean = (text: string) => sanitizeHtml(text, tooDeep);
    const isTemplate = latest.current.getTokenAppearance !== undefined;
    const opened = createRichEditor({
      parent: container.current,
      html: toEditorContent(latest.current, tooDeep),
      attributes: getEditorAttributes(latest.current),
      sanitize: clean,
      getTokenAppearance: isTemplate ? (text) => latest.current.getTokenAppearance!(text) : undefined,
      onBlur: () => latest.current.onBlur(),
      onPictures: (files) => addPictures.current(files),
      onChange: () => {
        lastValue.current = opened.isEmpty ? '' : clean(removeTokenMarks(trimTrailingParagraphs(opened.getHTML())));
        latest.current.onChange(lastValue.current);
      },
    });
    opened.on('transaction', redraw);
    addPictures.current = async (files) => {
      const images = await Promise.all(files.map((file) => createThumbnail(file, MAX_PICTURE_PX)));
      const isTooLarge = [opened.getHTML(), ...images].join('').length > MAX_CHARACTERS;
      setBadPicture(isTooLarge || images.includes(undefined));
      if (isTooLarge || opened.isDestroyed) return;
      for (const [at, src] of images.entries()) {
        if (src) opened.chain().focus().setImage({ src, alt: files[at]!.name }).run();
      }
    };
    setEditor(opened);
    return () => opened.destroy();
  }, [tooDeep]);

  useEffect(() => {
    if (!editor || html === lastValue.current) return;
    lastValue.current = html;
    editor.commands.setContent(toEditorContent({ ...latest.current, html }, tooDeep), { emitUpdate: false });
  }, [editor, html, tooDeep]);

  const attributes = JSON.stringify(getEditorAttributes({ id, attributes: props.attributes }));
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  return { place: container, editor, addPictures: (files) => addPictures.current(files), hasBadPicture };
}

/** Returns the content for the editor: sanitized HTML with marked template tokens. */
function toEditorContent(
  { html, getTokenAppearance }: Pick<RichEditorProps, 'html' | 'getTokenAppearance'>,
  tooDeep: string,
): string {
  const cleaned = sanitizeHtml(html, tooDeep);
  return getTokenAppearance ? markTokens(cleaned) : cleaned;
}

const getEditorAttributes = ({
  id,
  attributes,
}: Pick<RichEditorProps, 'id' | 'attributes'>): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  dir: 'auto',
  ...Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});

function trimTrailingParagraphs(html: string): string {
  let end = html.length;
  while (html.endsWith(TRAILING_PARAGRAPH, end)) end -= TRAILING_PARAGRAPH.length;
  return html.slice(0, end);
}
