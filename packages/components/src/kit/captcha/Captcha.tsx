import { createContext, useContext } from 'react';

/** Proof from the server that the user is a person. */
export interface CaptchaProof {
  /** Opaque token that only the server can create and read. */
  readonly receipt: string;
  /** Time of the verification: ISO 8601 in UTC. */
  readonly verifiedAt: string;
}

/** Verifies with the server that the user is a person. */
export interface Captcha {
  /** @throws if the server is unreachable or the verification failed */
  prove(signal: AbortSignal): Promise<CaptchaProof>;
}

const CaptchaContext = createContext<Captcha | undefined>(undefined);

export const CaptchaProvider = CaptchaContext.Provider;

/** Returns the captcha, or `undefined` where no verification happens (builder canvas, playground). */
export const useCaptcha = (): Captcha | undefined => useContext(CaptchaContext);
