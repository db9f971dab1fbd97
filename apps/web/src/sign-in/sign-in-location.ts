/** Parts of the browser's location that a sign-in needs. */
export interface SignInLocation {
  readonly href: string;
  readonly pathAndQuery: string;
  replace(path: string): void;
  /** Loads the page at a path of the app. */
  navigate(path: string): void;
}

/** Parses a return path. Accepts only paths of this app, because the value comes from the URL and is untrusted. */
export const parseReturnPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
