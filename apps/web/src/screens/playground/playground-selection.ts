/** Theme and text direction of each look of the playground. */
export const looks = {
  light: { theme: 'light', dir: 'ltr' },
  dark: { theme: 'dark', dir: 'ltr' },
  contrast: { theme: 'contrast', dir: 'ltr' },
  rtl: { theme: 'light', dir: 'rtl' },
} as const;

export type Look = keyof typeof looks;

export interface PlaygroundSelection<Type extends string> {
  /** Component type; `undefined` for all. */
  readonly type: Type | undefined;
  readonly look: Look;
}

/** Parses `?type=…&look=…`; unknown values become the default. */
export function parseSelection<Type extends string>(search: string, types: readonly Type[]): PlaygroundSelection<Type> {
  const query = new URLSearchParams(search);
  const look = query.get('look') ?? '';
  return {
    type: types.find((type) => type === query.get('type')),
    look: Object.hasOwn(looks, look) ? (look as Look) : 'light',
  };
}

export function formatSelection({ type, look }: PlaygroundSelection<string>): string {
  return new URLSearchParams({ ...(type && { type }), look }).toString();
}
