import { mergeClasses } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../read/choice.ts';
import { optionId } from './option-id.ts';
import { useComboboxClasses } from './useComboboxClasses.tsx';

/** As high as a line is, until it is measured. */
const ROW = 32;
const HEIGHT = 280;
/** Lines that are drawn beyond those in view. */
const BEYOND = 8;

interface ChoicePopupProps {
  readonly id: string;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly place: CSSProperties;
  readonly choices: readonly Choice[];
  readonly isSeveral: boolean;
  readonly active: number | undefined;
  readonly isChosen: (choice: Choice) => boolean;
  readonly onChoose: (choice: Choice) => void;
  /** The last of them is in view. */
  readonly onEnd: () => void;
  /** The focus leaves what can be pressed in it. */
  readonly onLeave: (event: FocusEvent) => void;
  /** What is said of them, below. */
  readonly said: string;
  /** What can be done where there are none. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** What there is to choose from, below the box: of a long list those in view alone. The pointer chooses before the box is left. */
export function ChoicePopup(props: ChoicePopupProps) {
  const { id, popup, place, choices, isSeveral, active, isChosen, onChoose, onEnd, onLeave, said, action } = props;
  const styles = useComboboxClasses();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: choices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    // What is not laid out yet has no height.
    observeElementRect: (list, tell) =>
      observeElementRect(list, ({ width, height }) => tell({ width, height: height || HEIGHT })),
    measureElement: (...row) => measureElement(...row) || ROW,
  });
  useEffect(() => {
    if (active !== undefined) rows.scrollToIndex(active);
  }, [rows, active]);
  const drawn = rows.getVirtualItems();
  const isAtEnd = (drawn.at(-1)?.index ?? -1) >= choices.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: longer lists have ends of their own
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, choices.length]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the box
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={onLeave}
    >
      <div ref={scroller} className={styles.options}>
        <div
          id={`${id}-choices`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          aria-multiselectable={isSeveral || undefined}
          className={styles.all}
          style={{ height: rows.getTotalSize() }}
        >
          {drawn.map(({ index, start }) => {
            const choice = choices[index]!;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
              <div
                key={index}
                ref={rows.measureElement}
                data-index={index}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen(choice)}
                aria-setsize={choices.length}
                aria-posinset={index + 1}
                className={mergeClasses(styles.option, index === active && styles.active)}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onChoose(choice)}
              >
                <span className={styles.tick}>{isChosen(choice) && <Checkmark16Regular />}</span>
                <bdi>{choice.label}</bdi>
              </div>
            );
          })}
        </div>
      </div>
      <span className={styles.state}>
        <span role="status">{said}</span>
        {action && (
          <button type="button" className={styles.again} onClick={action.run}>
            {action.label}
          </button>
        )}
      </span>
    </div>
  );
}
