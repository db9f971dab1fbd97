import type { MicrosoftFront } from './open-microsoft-front.ts';

/** What a program of others is set up with. */
export interface ClientPlace {
  /** Its own, empty. */
  readonly folder: string;
  readonly front: MicrosoftFront;
  readonly driveId: string;
  readonly accessToken: string;
}
