import { createContext, useContext } from 'react';

/** What the server has written for who has proven to be a person. */
export interface Proof {
  /** Only the server can write it, and read it. */
  readonly receipt: string;
  /** ISO 8601, UTC. */
  readonly verifiedAt: string;
}

/** Tells people from programs, with the server's help. */
export interface Captcha {
  /** @throws when nobody can be asked now, and when it was not proven */
  prove(signal: AbortSignal): Promise<Proof>;
}

const CaptchaContext = createContext<Captcha | undefined>(undefined);

export const CaptchaProvider = CaptchaContext.Provider;

/** `undefined` where nobody is asked: canvas, playground. */
export const useCaptcha = (): Captcha | undefined => useContext(CaptchaContext);
