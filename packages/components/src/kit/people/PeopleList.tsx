import { type RefObject, useEffect, useId, useRef } from 'react';
import { usePopupPosition } from '../combobox/usePopupPosition.tsx';
import { PersonOption } from './PersonOption.tsx';
import type { LoadPersonPicture } from './PersonPicture.tsx';
import type { PersonOptionData } from './person-option.ts';
import { usePeopleClasses } from './usePeopleClasses.tsx';

/** Scroll position, as a fraction of the list's height, at which the next page of people is loaded. */
const LOAD_MORE_FRACTION = 0.75;

/** Returns the DOM ID of the option at an index of the list. */
export const getPersonOptionId = (id: string, index: number): string => `${id}-option-${index}`;

interface PeopleListProps {
  /**
   * DOM ID of the input. The input's label has this ID with the suffix `-label`, this list with the suffix `-people`.
   */
  readonly id: string;
  /** Element that the list is anchored to. */
  readonly box: RefObject<HTMLElement | null>;
  readonly sections: readonly { readonly heading?: string; readonly offered: readonly PersonOptionData[] }[];
  /** Status text: the number of results, or the reason why there are none. */
  readonly statusText: string;
  /** Index of the active option, counted across all sections. */
  readonly active: number | undefined;
  readonly loadPicture?: LoadPersonPicture | undefined;
  readonly onMore: () => void;
  readonly onChoose: (index: number) => void;
}

/**
 * List of people and groups below a search input. An option is chosen when the pointer is pressed, before the input
 * loses the focus.
 */
export function PeopleList({ id, box, sections, statusText, active, loadPicture, onMore, onChoose }: PeopleListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const popupPosition = usePopupPosition(box, popup, true);
  const styles = usePeopleClasses();
  const headingId = useId();
  const count = sections.reduce((sum, { offered }) => sum + offered.length, 0);
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(getPersonOptionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
    if (active >= count * LOAD_MORE_FRACTION) onMore();
  }, [id, active, count, onMore]);
  const renderOptions = (offered: readonly PersonOptionData[], first: number) =>
    offered.map((one, at) => (
      <PersonOption
        key={one.key}
        id={getPersonOptionId(id, first + at)}
        offered={one}
        isActive={first + at === active}
        onChoose={() => onChoose(first + at)}
        {...{ styles, loadPicture }}
      />
    ));
  let first = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the box
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      style={popupPosition}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={`${id}-people`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        className={styles.options}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight >= scrollHeight * LOAD_MORE_FRACTION) onMore();
        }}
      >
        {sections.map(({ heading, offered }) => {
          const options = renderOptions(offered, first);
          first += offered.length;
          if (heading === undefined || offered.length === 0) return options;
          return (
            // biome-ignore lint/a11y/useSemanticElements: part of a list of options, no part of a form
            <div key={heading} role="group" aria-labelledby={`${headingId}-${heading}`}>
              <div id={`${headingId}-${heading}`} role="presentation" className={styles.heading}>
                {heading}
              </div>
              {options}
            </div>
          );
        })}
      </div>
      <span role="status" className={styles.state}>
        {statusText}
      </span>
    </div>
  );
}
