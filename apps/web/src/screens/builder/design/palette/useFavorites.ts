import { useState } from 'react';

const key = 'tideform.builder.favourites';

/** Favorite component types, in the order in which the user chose them. Stored on the device. */
export function useFavorites() {
  const [types, setTypes] = useState(readFavorites);
  const toggle = (type: string) => {
    // Another window may have changed the favorites.
    const now = readFavorites();
    const next = now.includes(type) ? now.filter((one) => one !== type) : [...now, type];
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If storage is unavailable, the favorites last until the screen closes.
    }
    setTypes(next);
  };
  return { types, toggle };
}

function readFavorites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string') : [];
  } catch {
    return [];
  }
}
