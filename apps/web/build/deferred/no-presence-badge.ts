/** For pictures of people, which bring it with its styles and icons in every size. None of the app's has a badge. */
export function PresenceBadge(): never {
  throw new Error('Pictures of people have no badge in the built app: take this stand-in out of loaded-later.ts');
}
