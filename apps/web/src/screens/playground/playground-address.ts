/** How the playground is looked at. */
export const looks = {
  light: { theme: 'light', dir: 'ltr' },
  dark: { theme: 'dark', dir: 'ltr' },
  contrast: { theme: 'contrast', dir: 'ltr' },
  rtl: { theme: 'light', dir: 'rtl' },
} as const;

export type Look = keyof typeof looks;

export interface Place<Type extends string> {
  /** `undefined`: all of them. */
  readonly type: Type | undefined;
  readonly look: Look;
}

/** Reads `?type=…&look=…`; what is not known is the default. */
export function readPlace<Type extends string>(search: string, types: readonly Type[]): Place<Type> {
  const query = new URLSearchParams(search);
  const look = query.get('look') ?? '';
  return {
    type: types.find((type) => type === query.get('type')),
    look: Object.hasOwn(looks, look) ? (look as Look) : 'light',
  };
}

export function writePlace({ type, look }: Place<string>): string {
  return new URLSearchParams({ ...(type && { type }), look }).toString();
}
