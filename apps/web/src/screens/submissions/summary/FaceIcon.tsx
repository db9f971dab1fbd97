import {
  EmojiAngryRegular,
  EmojiLaughRegular,
  EmojiMehRegular,
  EmojiRegular,
  EmojiSadRegular,
} from '@fluentui/react-icons';
import type { Face } from '@tideform/submission-views';

const icons = {
  worst: EmojiAngryRegular,
  bad: EmojiSadRegular,
  neutral: EmojiMehRegular,
  good: EmojiRegular,
  best: EmojiLaughRegular,
} as const;

/** A face beside the words of a step: it says nothing that they do not. */
export function FaceIcon({ face }: { readonly face: Face }) {
  const Icon = icons[face];
  return <Icon fontSize={20} aria-hidden="true" data-face={face} />;
}
