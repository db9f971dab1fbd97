import type { MicrosoftProxy } from './open-microsoft-proxy.ts';

/** Configuration of a third-party client. */
export interface ClientSetup {
  /** Empty working folder of the client. */
  readonly folder: string;
  readonly microsoftProxy: MicrosoftProxy;
  readonly driveId: string;
  readonly accessToken: string;
}
