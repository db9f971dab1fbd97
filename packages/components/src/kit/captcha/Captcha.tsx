import { createContext, useContext } from 'react';

/** Server's proof that the user is a person. */
export interface Proof {
  /** Opaque token that only the server can create and read. */
  readonly receipt: string;
  /** ISO 8601, UTC. */
  readonly verifiedAt: string;
}

/** Verifies with the server that the user is a person. */
export interface Captcha {
  /** @throws if the server is unreachable or the verification failed */
  prove(signal: AbortSignal): Promise<Proof>;
}

const CaptchaContext = createContext<Captcha | undefined>(undefined);

export const CaptchaProvider = CaptchaContext.Provider;

/** Returns the captcha, or `undefined` where no verification happens (builder canvas, playground). */
export const useCaptcha = (): Captcha | undefined => useContext(CaptchaContext);
