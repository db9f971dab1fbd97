import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { TeamRow } from '@tideform/sync';

/** A team's picture, or its initials. Decoration: the name stands beside it. */
export function TeamPicture({ team, size = 28 }: { readonly team: TeamRow; readonly size?: AvatarProps['size'] }) {
  return (
    <Avatar
      aria-hidden="true"
      shape="square"
      size={size}
      color="colorful"
      idForColor={team.id}
      name={team.displayName}
      {...(team.imageDataUrl && { image: { src: team.imageDataUrl, alt: '' } })}
    />
  );
}
