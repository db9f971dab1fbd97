import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextBox } from '../TextBox.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import { isTokenAddress, parseLinkAddress } from './safe-address.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  box: { flex: '1 1 200px' },
  problem: { ...typographyStyles.caption1, color: tokens.colorPaletteRedForeground3, width: '100%' },
});

/** Panel for editing the address of a link. If no text is selected, the address itself is inserted as the link text. */
export function LinkEditPanel({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const messages = useMessages(richTextMessages);
  const styles = useStyles();
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const isToken = editor.schema.nodes.token !== undefined && isTokenAddress(typed);
    const address = isToken ? typed.trim() : parseLinkAddress(typed);
    if (address === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  const leave = () => {
    editor.commands.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape of the input in it
    <div className={styles.panel} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{messages.address}</label>
      <span className={styles.box}>
        <TextBox
          id={id}
          type="url"
          dir="ltr"
          autoFocus
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </span>
      <Button size="small" appearance="primary" onClick={apply}>
        {messages.apply}
      </Button>
      {before !== '' && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {messages.removeLink}
        </Button>
      )}
      <Button size="small" appearance="subtle" onClick={leave}>
        {messages.cancel}
      </Button>
      <span id={`${id}-problem`} role="status" className={styles.problem}>
        {isWrong && messages.noAddress}
      </span>
    </div>
  );
}
