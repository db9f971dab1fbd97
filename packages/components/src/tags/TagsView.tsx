import { useMessages } from '@tideform/i18n/react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Chip } from '../kit/chips/Chip.tsx';
import { useChipClasses } from '../kit/chips/useChipClasses.tsx';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { tagsMessages } from './tags.messages.ts';
import { formatTags, parseTags, type TagsProps, type TagsValue } from './tags.ts';

export function TagsView(view: ViewProps<TagsProps, TagsValue>) {
  const { definition, props, state, onChange, onBlur } = view;
  const styles = useChipClasses();
  const classes = useFieldClassNames();
  const messages = useMessages(tagsMessages);
  const input = useRef<HTMLInputElement>(null);
  const tags = parseTags(state.value, props);
  const attributes = getControlAttributes(view);
  const typing = useTagTyping(tags, props.delimeter, (next) => onChange(formatTags(next, props)));
  const remove = (index: number) => {
    onChange(formatTags(tags.toSpliced(index, 1), props));
    input.current?.focus();
  };
  return (
    <FieldFrame view={view}>
      <div
        className={`${getBoxClass(classes, attributes.disabled, attributes['aria-invalid'] === true)} ${styles.box}`}
      >
        {tags.length > 0 && (
          <ul aria-label={messages.chosen({ label: getFieldLabel(definition) })} className={styles.list}>
            {tags.map((tag, index) => (
              <Chip
                // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer may contain a tag twice
                key={`${index} ${tag}`}
                removeLabel={messages.remove({ tag })}
                isOff={attributes.disabled}
                onRemove={() => remove(index)}
              >
                {tag}
              </Chip>
            ))}
          </ul>
        )}
        <input
          {...attributes}
          ref={input}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          className={`${classes.bare} ${styles.input}`}
          placeholder={attributes.disabled || tags.length > 0 ? undefined : props.placeholder || messages.placeholder}
          value={typing.typed}
          onChange={(event) => typing.type(event.target.value)}
          onKeyDown={typing.press}
          onPaste={typing.paste}
          onBlur={() => {
            typing.take();
            onBlur();
          }}
        />
      </div>
    </FieldFrame>
  );
}

/** Converts typed text to tags on Enter, on the separator and on blur, and pasted text with several tags at once. */
function useTagTyping(tags: readonly string[], delimeter: string, onTags: (tags: readonly string[]) => void) {
  const [typed, setTyped] = useState('');
  const add = (parts: readonly string[]) => {
    const all = new Set(tags);
    for (const part of parts) if (part.trim() !== '') all.add(part.trim());
    if (all.size > tags.length) onTags([...all]);
  };
  const addTypedTags = () => {
    setTyped('');
    add(typed.split(delimeter));
  };
  return {
    typed,
    take: addTypedTags,
    type(text: string) {
      const parts = text.split(delimeter);
      setTyped(parts.pop() ?? '');
      add(parts);
    },
    press(event: KeyboardEvent) {
      // NOTE: while text is composed with an IME, for example in Japanese, Enter only ends the composition.
      if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        addTypedTags();
      }
      if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1));
    },
    paste(event: ClipboardEvent) {
      const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/);
      if (lines.length < 2) return;
      event.preventDefault();
      setTyped('');
      add([typed, ...lines].flatMap((line) => line.split(delimeter)));
    },
  };
}
