import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useRef } from 'react';
import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { storedTags, type TagsProps, type TagsValue, tagsIn } from './tags.ts';
import { tagsWords } from './tags.words.ts';
import { useTyping } from './useTyping.tsx';

const useStyles = makeStyles({
  box: { flexWrap: 'wrap', paddingBlock: '3px', paddingInlineStart: tokens.spacingHorizontalXS },
  list: { display: 'contents', listStyleType: 'none' },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    overflowWrap: 'anywhere',
  },
  remove: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { display: 'none' },
    '@media (pointer: coarse)': { width: '44px', height: '36px' },
  },
  input: {
    flexBasis: '120px',
    width: 'auto',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '36px' },
  },
});

export function TagsView(view: ViewProps<TagsProps, TagsValue>) {
  const { definition, props, state, onChange, onBlur } = view;
  const styles = useStyles();
  const classes = useKitClasses();
  const words = useWords(tagsWords);
  const input = useRef<HTMLInputElement>(null);
  const tags = tagsIn(state.value, props);
  const attributes = controlAttributes(view);
  const typing = useTyping(tags, props.delimeter, (next) => onChange(storedTags(next, props)));
  const remove = (index: number) => {
    onChange(storedTags(tags.toSpliced(index, 1), props));
    input.current?.focus();
  };
  return (
    <FieldFrame view={view}>
      <div className={`${boxClass(classes, attributes.disabled, attributes['aria-invalid'] === true)} ${styles.box}`}>
        {tags.length > 0 && (
          <ul aria-label={words.chosen({ label: fieldLabel(definition) })} className={styles.list}>
            {tags.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is stored may have a tag twice
              <li key={`${index} ${tag}`} className={styles.tag}>
                <bdi>{tag}</bdi>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.remove({ tag })}
                  disabled={attributes.disabled}
                  onClick={() => remove(index)}
                >
                  <Dismiss12Regular />
                </button>
              </li>
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
          placeholder={attributes.disabled || tags.length > 0 ? undefined : props.placeholder || words.placeholder}
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
