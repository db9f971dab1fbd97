import { makeStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Editor } from '@tiptap/core';
import { SelectBox } from '../SelectBox.tsx';
import { richTextMessages } from './rich-text.messages.ts';

const useStyles = makeStyles({ box: { flex: '1 1 104px', maxWidth: '150px' } });

/** Selects the paragraph style: text or a heading. */
export function ParagraphStyleSelect({ editor }: { readonly editor: Editor }) {
  const messages = useMessages(richTextMessages);
  const level = [1, 2, 3, 4, 5, 6].find((one) => editor.isActive('heading', { level: one }));
  const choose = (value: string) => {
    const chain = editor.chain().focus();
    if (value === '') chain.setParagraph().run();
    else chain.setHeading({ level: Number(value) as 2 | 3 }).run();
  };
  return (
    <span className={useStyles().box}>
      <SelectBox
        aria-label={messages.style}
        value={level === undefined ? '' : level < 3 ? '2' : '3'}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{messages.paragraph}</option>
        <option value="2">{messages.heading}</option>
        <option value="3">{messages.smallHeading}</option>
      </SelectBox>
    </span>
  );
}
