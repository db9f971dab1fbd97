import { useMessages } from '@tideform/i18n/react';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { cleanHtml } from '../html/clean-html.ts';
import { kitMessages } from '../messages/kit.messages.ts';
import { makeThumbnail } from '../pictures/make-thumbnail.ts';
import { markTokens, unmarkTokens } from '../tokens/token-text.ts';
import { openRichEditor } from './open-rich-editor.ts';
import type { RichEditorProps } from './rich-editor-props.tsx';

/** Pictures lie in the text itself: their longer side, and what all of it may weigh. */
const PICTURE_PX = 1_200;
const MOST_CHARACTERS = 2_000_000;
/** Room that the editor leaves below what is no paragraph. */
const ROOM = '<p></p>';

interface RichEditing {
  readonly place: RefObject<HTMLDivElement | null>;
  /** There once it can be written in. */
  readonly editor: Editor | undefined;
  readonly addPictures: (files: readonly File[]) => void;
  /** The last picture could not be read, or was too much. */
  readonly hasBadPicture: boolean;
}

/** The editor in its place, for as long as that is drawn. */
export function useRichEditor(props: Omit<RichEditorProps, 'lines' | 'tools'>): RichEditing {
  const { id, html } = props;
  const { tooDeep } = useMessages(kitMessages);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [hasBadPicture, setBadPicture] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(props);
  latest.current = props;
  /** What the caller was told last: anything else comes from elsewhere. */
  const told = useRef(html);
  const addPictures = useRef<(files: readonly File[]) => void>(() => undefined);

  useEffect(() => {
    if (!place.current) return;
    const clean = (text: string) => cleanHtml(text, tooDeep);
    const isTemplate = latest.current.lookOfToken !== undefined;
    const opened = openRichEditor({
      place: place.current,
      html: asContent(latest.current, tooDeep),
      attributes: attributesOf(latest.current),
      clean,
      lookOfToken: isTemplate ? (text) => latest.current.lookOfToken!(text) : undefined,
      onBlur: () => latest.current.onBlur(),
      onPictures: (files) => addPictures.current(files),
      onChange: () => {
        told.current = opened.isEmpty ? '' : clean(unmarkTokens(withoutRoom(opened.getHTML())));
        latest.current.onChange(told.current);
      },
    });
    opened.on('transaction', redraw);
    addPictures.current = async (files) => {
      const made = await Promise.all(files.map((file) => makeThumbnail(file, PICTURE_PX)));
      const isTooMuch = [opened.getHTML(), ...made].join('').length > MOST_CHARACTERS;
      setBadPicture(isTooMuch || made.includes(undefined));
      if (isTooMuch || opened.isDestroyed) return;
      for (const [at, src] of made.entries()) {
        if (src) opened.chain().focus().setImage({ src, alt: files[at]!.name }).run();
      }
    };
    setEditor(opened);
    return () => opened.destroy();
  }, [tooDeep]);

  useEffect(() => {
    if (!editor || html === told.current) return;
    told.current = html;
    editor.commands.setContent(asContent({ ...latest.current, html }, tooDeep), { emitUpdate: false });
  }, [editor, html, tooDeep]);

  const attributes = JSON.stringify(attributesOf({ id, attributes: props.attributes }));
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  return { place, editor, addPictures: (files) => addPictures.current(files), hasBadPicture };
}

/** What the editor reads: cleaned, tokens marked. */
function asContent({ html, lookOfToken }: Pick<RichEditorProps, 'html' | 'lookOfToken'>, tooDeep: string): string {
  const cleaned = cleanHtml(html, tooDeep);
  return lookOfToken ? markTokens(cleaned) : cleaned;
}

const attributesOf = ({ id, attributes }: Pick<RichEditorProps, 'id' | 'attributes'>): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  dir: 'auto',
  ...Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});

function withoutRoom(html: string): string {
  let end = html.length;
  while (html.endsWith(ROOM, end)) end -= ROOM.length;
  return html.slice(0, end);
}
