import { useState } from 'react';

const key = 'tideform.builder.favourites';

/** The types that a person keeps at hand, in the order in which they took them up. Kept on the device: it is theirs. */
export function useFavourites() {
  const [types, setTypes] = useState(read);
  const toggle = (type: string) => {
    // Another window may have changed them.
    const now = read();
    const next = now.includes(type) ? now.filter((one) => one !== type) : [...now, type];
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The device keeps nothing: they last as long as the screen.
    }
    setTypes(next);
  };
  return { types, toggle };
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string') : [];
  } catch {
    return [];
  }
}
