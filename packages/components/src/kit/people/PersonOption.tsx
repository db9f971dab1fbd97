import { Avatar, mergeClasses } from '@fluentui/react-components';
import { PeopleTeam20Regular } from '@fluentui/react-icons';
import { type LoadPersonPicture, PersonPicture } from './PersonPicture.tsx';
import type { PersonOptionData } from './person-option.ts';
import type { usePeopleClasses } from './usePeopleClasses.tsx';

interface PersonOptionProps {
  readonly id: string;
  readonly offered: PersonOptionData;
  readonly isActive: boolean;
  readonly styles: ReturnType<typeof usePeopleClasses>;
  readonly loadPicture: LoadPersonPicture | undefined;
  readonly onChoose: () => void;
}

/** Option with a picture or initials, the name, and a detail that distinguishes people who have the same name. */
export function PersonOption({ id, offered, isActive, styles, loadPicture, onChoose }: PersonOptionProps) {
  const { key, name, detail, isGroup = false, isDisabled = false } = offered;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      className={mergeClasses(styles.option, isActive && styles.active, isDisabled && styles.off)}
      onClick={isDisabled ? undefined : onChoose}
    >
      {isGroup ? (
        <Avatar size={28} color="neutral" aria-hidden="true" icon={<PeopleTeam20Regular />} />
      ) : (
        <PersonPicture size={28} name={name} userKey={key} loadPicture={loadPicture} />
      )}
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.detail}>{detail}</span>
      </span>
    </div>
  );
}
