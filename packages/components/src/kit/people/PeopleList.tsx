import { type RefObject, useEffect, useId, useRef } from 'react';
import { usePopupPlace } from '../combobox/usePopupPlace.tsx';
import type { Offered } from './offered-person.ts';
import { PersonOption } from './PersonOption.tsx';
import type { PictureOf } from './PersonPicture.tsx';
import { usePeopleClasses } from './usePeopleClasses.tsx';

/** More are fetched once so much of the list has been scrolled past. */
const MORE_AT = 0.75;

/** DOM id of who is offered at a place. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

interface PeopleListProps {
  /** Of the box above, whose label has `-label` behind it; the list's own ends in `-people`. */
  readonly id: string;
  /** What it opens below, or above. */
  readonly box: RefObject<HTMLElement | null>;
  readonly sections: readonly { readonly heading?: string; readonly offered: readonly Offered[] }[];
  /** How many there are, or why there is nobody. */
  readonly said: string;
  /** Place over all sections. */
  readonly active: number | undefined;
  readonly pictureOf?: PictureOf | undefined;
  readonly onMore: () => void;
  readonly onChoose: (index: number) => void;
}

/** The people, and groups, who were found, below a box. The pointer chooses before the box is left. */
export function PeopleList({ id, box, sections, said, active, pictureOf, onMore, onChoose }: PeopleListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const place = usePopupPlace(box, popup, true);
  const styles = usePeopleClasses();
  const headingId = useId();
  const count = sections.reduce((sum, { offered }) => sum + offered.length, 0);
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
    if (active >= count * MORE_AT) onMore();
  }, [id, active, count, onMore]);
  const draw = (offered: readonly Offered[], first: number) =>
    offered.map((one, at) => (
      <PersonOption
        key={one.key}
        id={optionId(id, first + at)}
        offered={one}
        isActive={first + at === active}
        onChoose={() => onChoose(first + at)}
        {...{ styles, pictureOf }}
      />
    ));
  let first = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the box
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={`${id}-people`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        className={styles.options}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight >= scrollHeight * MORE_AT) onMore();
        }}
      >
        {sections.map(({ heading, offered }) => {
          const options = draw(offered, first);
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
        {said}
      </span>
    </div>
  );
}
