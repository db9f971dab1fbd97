import { Avatar } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { getInitials } from './initials-of.ts';

export type LoadPersonPicture = (key: string) => Promise<Blob | undefined>;

interface PersonPictureProps {
  readonly size: 20 | 28;
  readonly name: string;
  /** Identifier for loading the picture: the person's ID or account name. */
  readonly userKey: string;
  readonly loadPicture: LoadPersonPicture | undefined;
}

/**
 * Picture of a person. Shows initials until the picture is loaded, or if the person has none. Hidden from screen
 * readers, because the name is shown next to it.
 */
export function PersonPicture({ size, name, userKey, loadPicture }: PersonPictureProps) {
  const src = usePersonPicture(userKey, loadPicture);
  return (
    <Avatar
      size={size}
      name={name}
      initials={getInitials(name)}
      color="colorful"
      aria-hidden="true"
      {...(src !== undefined && { image: { src } })}
    />
  );
}

function usePersonPicture(key: string, loadPicture: LoadPersonPicture | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let objectUrl: string | undefined;
    let isCanceled = false;
    loadPicture?.(key).then(
      (picture) => {
        if (!picture || isCanceled) return;
        objectUrl = URL.createObjectURL(picture);
        setSrc(objectUrl);
      },
      () => undefined,
    );
    return () => {
      isCanceled = true;
      setSrc(undefined);
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [key, loadPicture]);
  return src;
}
