import {
  EmojiAngryRegular,
  EmojiLaughRegular,
  EmojiMehRegular,
  EmojiRegular,
  EmojiSadRegular,
} from '@fluentui/react-icons';
import type { RatingFace } from '@tideform/submission-views';

const faceIcons = {
  worst: EmojiAngryRegular,
  bad: EmojiSadRegular,
  neutral: EmojiMehRegular,
  good: EmojiRegular,
  best: EmojiLaughRegular,
} as const;

/** Smiley beside the label of a scale step. It is decorative. */
export function FaceIcon({ face }: { readonly face: RatingFace }) {
  const Icon = faceIcons[face];
  return <Icon fontSize={20} aria-hidden="true" data-face={face} />;
}
