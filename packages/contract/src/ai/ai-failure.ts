/**
 * Why the AI provider did not finish: it is unreachable, its output broke off, it timed out, it declined the request,
 * its output exceeded the limit, or it is rate limited.
 */
export const aiFailures = ['unavailable', 'cut', 'silent', 'refused', 'too-long', 'busy'] as const;

export type AiFailure = (typeof aiFailures)[number];
