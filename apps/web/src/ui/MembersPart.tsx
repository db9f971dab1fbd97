import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { teamLanguages } from '@tideform/words';
import { useSpeech } from '@tideform/words/react';
import type { ReactNode } from 'react';

export const EnglishPart = onDemand(async () => (await import('./EnglishPart.tsx')).EnglishPart);

/** What members alone meet: whole in English, and its direction, where the person's language is not spoken there. */
export function MembersPart({ children }: { readonly children: ReactNode }) {
  return teamLanguages.includes(useSpeech().language) ? children : <EnglishPart>{children}</EnglishPart>;
}
