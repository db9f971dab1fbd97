import { Avatar, mergeClasses } from '@fluentui/react-components';
import { PeopleTeam20Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { Offered } from './offered-person.ts';
import type { usePeopleClasses } from './usePeopleClasses.tsx';

export type PictureOf = (key: string) => Promise<Blob | undefined>;

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
  const src = usePicture(key, isGroup ? undefined : pictureOf);
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
      <Avatar
        size={28}
        color={isGroup ? 'neutral' : 'colorful'}
        aria-hidden="true"
        {...(isGroup ? { icon: <PeopleTeam20Regular /> } : { name })}
        {...(src !== undefined && { image: { src } })}
      />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.detail}>{detail}</span>
      </span>
    </div>
  );
}

function usePicture(key: string, pictureOf: PictureOf | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    pictureOf?.(key).then(
      (picture) => {
        if (!picture || isOver) return;
        address = URL.createObjectURL(picture);
        setSrc(address);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      setSrc(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [key, pictureOf]);
  return src;
}
