import { Avatar, mergeClasses } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useEffect } from 'react';
import { detailOf, nameOf, type StoredPerson } from '../kit/people/stored-person.ts';
import type { FoundPeople } from './useFoundPeople.tsx';
import { userWords } from './user.words.ts';
import type { useUserStyles } from './useUserClasses.tsx';

/** More are fetched once so much of the list has been scrolled past. */
const MORE_AT = 0.75;

interface PeopleListProps {
  readonly id: string;
  readonly people: readonly StoredPerson[];
  readonly state: Exclude<FoundPeople['state'], 'closed'>;
  readonly active: number | undefined;
  readonly styles: ReturnType<typeof useUserStyles>;
  readonly onMore: () => void;
  readonly onChoose: (person: StoredPerson) => void;
}

/** The people who were found, below the box. The pointer chooses before the box is left. */
export function PeopleList({ id, people, state, active, styles, onMore, onChoose }: PeopleListProps) {
  const words = useWords(userWords);
  const count = people.length;
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView?.({ block: 'nearest' });
    if (active >= count * MORE_AT) onMore();
  }, [id, active, count, onMore]);
  const said = state !== 'found' ? words[state] : count === 0 ? words.nobody : words.found({ count });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the box
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={`${id}-people`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        className={styles.options}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight >= scrollHeight * MORE_AT) onMore();
        }}
      >
        {people.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          <div
            key={person.id ?? index}
            id={`${id}-option-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={mergeClasses(styles.option, index === active && styles.active)}
            onClick={() => onChoose(person)}
          >
            <Avatar size={28} name={nameOf(person)} color="colorful" aria-hidden="true" />
            <span className={styles.words}>
              <bdi>{nameOf(person)}</bdi>
              <span className={styles.detail}>{detailOf(person)}</span>
            </span>
          </div>
        ))}
      </div>
      <span role="status" className={styles.state}>
        {said}
      </span>
    </div>
  );
}
