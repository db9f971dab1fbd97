/**
 * Why a service that writes did not finish: it does not answer, its answer broke off, it took too long, it does not want to write this,
 * it wrote more than it may, or it has too much to do.
 */
export const aiFailures = ['unavailable', 'cut', 'silent', 'refused', 'too-long', 'busy'] as const;

export type AiFailure = (typeof aiFailures)[number];
