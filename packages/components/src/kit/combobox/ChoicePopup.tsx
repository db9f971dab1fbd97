import { mergeClasses } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../read/choice.ts';
import { getOptionId } from './get-option-id.ts';
import { useComboboxClasses } from './useComboboxClasses.tsx';

/** Estimated heights of an option and of the list in pixels, used until the elements are measured. */
const OPTION_HEIGHT_PX = 32;
const LIST_HEIGHT_PX = 280;
/** Number of options rendered beyond the visible ones. */
const OVERSCAN = 8;

interface ChoicePopupProps {
  readonly id: string;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly position: CSSProperties;
  readonly choices: readonly Choice[];
  readonly isMultiple: boolean;
  readonly active: number | undefined;
  readonly isChosen: (choice: Choice) => boolean;
  readonly onChoose: (choice: Choice) => void;
  /** Called when the last choice is visible. */
  readonly onEnd: () => void;
  /** Called when the focus leaves the buttons in the popup. */
  readonly onLeave: (event: FocusEvent) => void;
  /** Status text below the choices. */
  readonly statusText: string;
  /** Button beside the status text, for example to retry. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/**
 * Virtualized list of choices below the input. A choice is selected when the pointer is pressed, before the input loses
 * the focus.
 */
export function ChoicePopup(props: ChoicePopupProps) {
  const { id, popup, position, choices, isMultiple, active, isChosen, onChoose, onEnd, onLeave, statusText, action } =
    props;
  const styles = useComboboxClasses();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: choices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => OPTION_HEIGHT_PX,
    overscan: OVERSCAN,
    // Uses the estimated height for elements without layout, whose measured height is 0.
    observeElementRect: (list, report) =>
      observeElementRect(list, ({ width, height }) => report({ width, height: height || LIST_HEIGHT_PX })),
    measureElement: (...row) => measureElement(...row) || OPTION_HEIGHT_PX,
  });
  useEffect(() => {
    if (active !== undefined) rows.scrollToIndex(active);
  }, [rows, active]);
  const virtualItems = rows.getVirtualItems();
  const isAtEnd = (virtualItems.at(-1)?.index ?? -1) >= choices.length - 1;
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
      style={position}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={onLeave}
    >
      <div ref={scroller} className={styles.options}>
        <div
          id={`${id}-choices`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          aria-multiselectable={isMultiple || undefined}
          className={styles.all}
          style={{ height: rows.getTotalSize() }}
        >
          {virtualItems.map(({ index, start }) => {
            const choice = choices[index]!;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
              <div
                key={index}
                ref={rows.measureElement}
                data-index={index}
                id={getOptionId(id, index)}
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
        <span role="status">{statusText}</span>
        {action && (
          <button type="button" className={styles.again} onClick={action.run}>
            {action.label}
          </button>
        )}
      </span>
    </div>
  );
}
