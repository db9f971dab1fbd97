/**
 * Replaces the presence badge of avatars, which contains styles and icons in every size. The app's avatars have no
 * badge.
 */
export function PresenceBadge(): never {
  throw new Error('Pictures of people have no badge in the built app: take this stand-in out of loaded-later.ts');
}
