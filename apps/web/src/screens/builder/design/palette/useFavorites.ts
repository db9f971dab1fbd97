import { useState } from 'react';

const storageKey = 'tideform.builder.favourites';

/** Favorite component types, in the order in which the user chose them. Stored on the device. */
export function useFavorites() {
  const [types, setTypes] = useState(loadFavorites);
  const toggle = (type: string) => {
    // Another window may have changed the favorites.
    const now = loadFavorites();
    const next = now.includes(type) ? now.filter((one) => one !== type) : [...now, type];
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // If storage is unavailable, the favorites last until the screen closes.
    }
    setTypes(next);
  };
  return { types, toggle };
}

function loadFavorites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string') : [];
  } catch {
    return [];
  }
}
