import { Avatar, mergeClasses } from '@fluentui/react-components';
import { PeopleTeam20Regular } from '@fluentui/react-icons';
import type { Offered } from './offered-person.ts';
import { PersonPicture, type PictureOf } from './PersonPicture.tsx';
import type { usePeopleClasses } from './usePeopleClasses.tsx';

interface PersonOptionProps {
  readonly id: string;
  readonly offered: Offered;
  readonly isActive: boolean;
  readonly styles: ReturnType<typeof usePeopleClasses>;
  readonly pictureOf: PictureOf | undefined;
  readonly onChoose: () => void;
}

/** Picture or initials, name, and what tells them apart. */
export function PersonOption({ id, offered, isActive, styles, pictureOf, onChoose }: PersonOptionProps) {
  const { key, name, detail, isGroup = false, isOff = false } = offered;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isOff || undefined}
      className={mergeClasses(styles.option, isActive && styles.active, isOff && styles.off)}
      onClick={isOff ? undefined : onChoose}
    >
      {isGroup ? (
        <Avatar size={28} color="neutral" aria-hidden="true" icon={<PeopleTeam20Regular />} />
      ) : (
        <PersonPicture size={28} name={name} of={key} pictureOf={pictureOf} />
      )}
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.detail}>{detail}</span>
      </span>
    </div>
  );
}
