/**
 * Replaces the presence badge of avatars, which contains styles and icons in every size. The app's avatars have no
 * badge.
 */
export function PresenceBadge(): never {
  throw new Error('Avatars have no presence badge in the built app: remove this replacement from deferred-modules.ts');
}
