import { FluentProvider } from '@fluentui/react-components';
import { directionOf, teamLanguages } from '@tideform/i18n';
import { OwnSpeechContext, SpeechContext, useSpeech } from '@tideform/i18n/react';
import { type ReactNode, Suspense } from 'react';
import { membersSpeech } from './members-speech.ts';
import { usePartsClass } from './parts.styles.ts';

/** What members alone meet: whole in English, and its direction, where the person's language is not spoken there. */
export function MembersPart({ children }: { readonly children: ReactNode }) {
  const parts = usePartsClass();
  const own = useSpeech();
  if (teamLanguages.includes(own.language)) return children;
  return (
    <OwnSpeechContext value={own}>
      <SpeechContext value={membersSpeech}>
        <FluentProvider
          className={parts}
          // NOTE: no class: those are repeated on every portal, which without a box of its own would lie below the page.
          style={{ display: 'contents', textAlign: 'start' }}
          dir={directionOf(membersSpeech.language)}
          lang={membersSpeech.language}
        >
          <Suspense>{children}</Suspense>
        </FluentProvider>
      </SpeechContext>
    </OwnSpeechContext>
  );
}
