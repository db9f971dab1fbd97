import { Avatar } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { initialsOf } from './initials-of.ts';

export type PictureOf = (key: string) => Promise<Blob | undefined>;

interface PersonPictureProps {
  readonly size: 20 | 28;
  readonly name: string;
  /** By which pictures are asked for: a person's id or account. */
  readonly of: string;
  readonly pictureOf: PictureOf | undefined;
}

/** Somebody's picture; until it is there, and where there is none, their initials. The name beside it says who they are. */
export function PersonPicture({ size, name, of, pictureOf }: PersonPictureProps) {
  const src = usePicture(of, pictureOf);
  return (
    <Avatar
      size={size}
      name={name}
      initials={initialsOf(name)}
      color="colorful"
      aria-hidden="true"
      {...(src !== undefined && { image: { src } })}
    />
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
